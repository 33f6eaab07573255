import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@worklane/testing/browser';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { root } from '../src/command-line.ts';
import { type Preview, startPreview } from '../src/preview/start-preview.ts';

let folder: string;
let preview: Preview;
let events: AsyncIterator<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-specs-'));
  await cp(join(root, 'specs'), folder, { recursive: true });
  preview = await startPreview({ document: join(folder, 'asyncapi/asyncapi.yaml'), port: 0, log: () => {} });
  const { body } = await fetch(new URL('changes', preview.url));
  if (!body) throw new Error('The preview sends no changes.');
  events = messages(body.pipeThrough(new TextDecoderStream()));
});
afterAll(async () => {
  await preview.close();
  await rm(folder, { recursive: true });
});

async function* messages(chunks: AsyncIterable<string>) {
  let text = '';
  for await (const chunk of chunks) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    yield* parts;
  }
}

/** Waits for an event of the preview and returns its data. */
async function next(event: 'rendered' | 'problems', matches: (data: string) => boolean = () => true): Promise<string> {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error('The preview has ended.');
    const [name = '', data = ''] = value.split('\ndata: ');
    if (name === `event: ${event}` && matches(JSON.parse(data))) return JSON.parse(data);
  }
}

async function edit(file: string, replace: (text: string) => string) {
  const path = join(folder, file);
  await writeFile(path, replace(await readFile(path, 'utf8')));
}

it('refuses a host name that a website resolves to this machine', async () => {
  const [response] = await once(get(preview.url, { headers: { Host: 'evil.example' }, agent: false }), 'response');
  expect(response.resume().statusCode).toBe(403);
});

const page = async () => (await fetch(preview.url)).text();

it('shows the event reference, again after an edit of a file at any depth, and the problems of the document', async () => {
  await next('rendered');
  expect(await page()).toContain('A task was created.');

  const schema = 'schemas/kinds/task/Task.yaml';
  const before = await readFile(join(folder, schema), 'utf8');
  await edit(schema, (text) => text.replace('A piece of work for one member.', 'Work to preview.'));
  await next('rendered');
  expect(await page()).toContain('Work to preview.');

  await edit(schema, (text) => text.replace('type: object', 'type: 12'));
  expect(await next('problems', (found) => found !== '')).toMatch(/asyncapi\.yaml:\d+:\d+ error/);

  await edit('asyncapi/messages/webhook.test.yaml', (text) => text.replace('WebhookTest.yaml', 'Missing.yaml'));
  expect(await next('problems', (found) => found.includes('Missing'))).toMatch(
    /messages\/webhook\.test\.yaml:\d+:\d+ /,
  );
  expect(await page()).toContain('Work to preview.');

  await edit('asyncapi/messages/webhook.test.yaml', (text) => text.replace('Missing.yaml', 'WebhookTest.yaml'));
  await writeFile(join(folder, schema), before);
  await next('problems', (found) => found === '');
  expect(await page()).not.toContain('Work to preview.');
});

it('reloads in a browser, without requests to other hosts', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const tab = await browser.newPage();
  const others: string[] = [];
  tab.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(preview.url)) others.push(request.url());
  });
  await tab.goto(preview.url);
  await edit('asyncapi/asyncapi.yaml', (text) => text.replace('title: Worklane events', 'title: Edited events'));
  await tab.getByText('Edited events').first().waitFor();
  expect(others).toEqual([]);
});
