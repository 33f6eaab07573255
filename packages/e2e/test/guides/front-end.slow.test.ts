import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, plainToken } from '@worklane/client';
import { startMock } from '@worklane/mock';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Background, respond } from '../packed/outside-project.ts';
import { root } from '../packed/public-packages.ts';
import { commandsOf, GuideSnippets, type Snippet } from './guide-snippets.ts';
import { type WorkspaceProject, workspaceProject } from './workspace-project.ts';

const guide = new GuideSnippets('front-end.md');

const worklane = guide.take('Make requests', 'ts', 'plainToken');

const documentedUrl = 'http://127.0.0.1:4010';

let project: WorkspaceProject;
let mock: Awaited<ReturnType<typeof startMock>>;
let replace: Readonly<Record<string, string>>;

beforeAll(async () => {
  project = await workspaceProject();
  mock = await startMock({ port: 0 });
  replace = { [documentedUrl]: mock.url };
});
beforeEach(() => mock.reset());
afterAll(async () => {
  await mock?.close();
  await project?.remove();
});

const run = async (snippet: Snippet) => (await project.runSnippet(snippet, { replace })).stdout;
const titles = async () => {
  const client = createClient({ baseUrl: mock.url, auth: plainToken('x', { organizationId: 1042 }) });
  return (await client.tasks.list()).data.map(({ title }) => title);
};

/** Starts a mock with one of the commands of a snippet, on a free port. */
async function startCommand(snippet: Snippet, command: string): Promise<{ url: string; background: Background }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = await project.startSnippet({ ...snippet, code: `${command} --port ${port}` });
  return { url, background: await respond(started, url) };
}

const count = async (url: string) => {
  const response = await fetch(`${url}/api/v1/1042/tasks`, { headers: { Authorization: 'Bearer x' } });
  return ((await response.json()) as { data: unknown[] }).data.length;
};

it('the mock starts with records', async () => {
  const snippet = guide.take('Start the mock', 'sh');
  const [command = ''] = commandsOf(snippet);
  const { url, background } = await startCommand(snippet, command);
  expect(await count(url)).toBeGreaterThan(5);
  await background.stop();
});

it('the mock keeps its records in a file, or starts without', async () => {
  const snippet = guide.take('Choose the data', 'sh', '--data');
  const [withFile = '', empty = ''] = commandsOf(snippet);
  const first = await startCommand(snippet, withFile);
  const create = { method: 'POST', headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' } };
  await fetch(`${first.url}/api/v1/1042/tasks`, { ...create, body: '{"title":"Kept"}' });
  await waitFor(async () => expect(await readFile(join(project.folder, 'mock.json'), 'utf8')).toContain('"Kept"'));
  await first.background.stop();
  const second = await startCommand(snippet, empty);
  expect(await count(second.url)).toBe(0);
  await second.background.stop();
});

describe('requests', () => {
  it('are sent by curl', async () => {
    expect(JSON.parse(await run(guide.take('Make requests', 'sh', 'fetch'))).data.length).toBeGreaterThan(0);
  });

  it('are sent by the client', async () => {
    await project.write('worklane.ts', worklane.code.replace(documentedUrl, mock.url));
    await project.write('package.json', JSON.stringify({ type: 'module' }));
    expect(await run(guide.take('Make requests', 'ts', 'iterate'))).toContain('Paint the door\n');
  });

  it('are sent by a component, which its test tests with MSW', async () => {
    const installed = [
      // The packages of the workspace take the place of those that npm would install.
      guide.take('Make requests', 'sh', 'TanStack Query').code,
      guide.take('Make requests', 'sh', 'TypeScript client').code,
      guide.take('Test with MSW', 'sh').code,
    ].join('');
    const component = guide.take('Make requests', 'tsx').code;
    const test = guide.take('Test with MSW', 'tsx').code;
    for (const [, name = ''] of `${component}${test}`.matchAll(/ from '((?:@\w[\w-]*\/)?[\w-]+)/g)) {
      expect(installed).toContain(name);
    }
    await mkdir(join(project.folder, 'app'));
    // The example and the component test of the mock have what npm would install.
    await symlink(join(root, 'packages/mock/node_modules'), join(project.folder, 'app/node_modules'));
    const compilerOptions = { noEmit: true, jsx: 'react-jsx', lib: ['esnext', 'dom', 'dom.iterable'] };
    const files = {
      'package.json': JSON.stringify({ type: 'module' }),
      'worklane.ts': worklane.code,
      'tasks.tsx': component,
      'tasks.test.tsx': test,
      'vitest.config.mjs': configuration,
      'tsconfig.json': JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        compilerOptions,
        include: ['*.tsx'],
      }),
    };
    for (const [name, content] of Object.entries(files)) await project.write(`app/${name}`, content);
    const tool = (command: string) => project.run(`cd app && ${root}/node_modules/.bin/${command}`);
    expect((await tool('tsc -p .')).output).toBe('');
    const { output } = await tool('vitest run');
    expect(output).toMatch(/Tests +2 passed \(2\)/);
  });
});

/** Reads the packages from their sources, and shares React with the page as npm would install it. */
const configuration = `export default {
  resolve: { conditions: ['@worklane/source'], dedupe: ['react', 'react-dom', '@tanstack/react-query'] },
  ssr: { resolve: { conditions: ['@worklane/source'] } },
};`;

describe('the mock', () => {
  it('adds records, and returns to its first state', async () => {
    const [seed = '', reset = ''] = commandsOf(guide.take('Choose the data', 'sh', 'seed'));
    await project.run(seed.replace(documentedUrl, mock.url));
    expect(await titles()).toContain('Sweep the stairs');
    await project.run(reset.replace(documentedUrl, mock.url));
    expect(await titles()).not.toContain('Sweep the stairs');
  });

  it('is slow and fails on demand', async () => {
    const commands = commandsOf(guide.take('See every state of a page', 'sh', 'conditions'));
    const seen: string[] = [];
    for (const command of commands) {
      const { output } = await project.run(command.replace('curl', 'curl -sS --fail').replace(documentedUrl, mock.url));
      seen.push(output === '' ? '' : JSON.stringify(JSON.parse(output)));
    }
    const [delay, slow, fail, limit, off] = seen;
    expect([delay, slow, fail, limit]).toEqual([
      expect.stringContaining('200-800'),
      expect.stringContaining('listTasks'),
      expect.stringContaining('"fail":0.2'),
      expect.stringContaining('"rateLimit":30'),
    ]);
    expect(off).not.toMatch(/listTasks|0\.2|30/);
  });

  it('returns the preferred response', async () => {
    const output = await run(guide.take('See every state of a page', 'sh', 'Prefer'));
    expect(output.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 503']);
  });

  it('adds events to the stream, and delivers webhooks', async () => {
    const client = createClient({ baseUrl: mock.url, auth: plainToken('x', { organizationId: 1042 }) });
    const stop = new AbortController();
    const created = (async () => {
      for await (const { event } of client.events.stream({ types: ['task.created'] }, { signal: stop.signal })) {
        return event.data.title;
      }
    })();
    await waitFor(() => expect(mock.requests.some(({ operation }) => operation === 'streamEvents')).toBe(true));
    await run(guide.take('Receive events', 'sh', 'From someone else'));
    expect(await created).toBe('From someone else');
    stop.abort();
    const deliveries = await run(guide.take('Receive events', 'sh', '__mock/deliveries'));
    expect(deliveries).toContain('"url":"http://127.0.0.1:3000/hooks"');
    expect((await mock.deliveries.next()).event.type).toBe('task.created');
  });

  it('signs users in as the service does', async () => {
    const snippet = guide.take('Switch to the service', 'ts');
    const { code } = snippet;
    expect(code).toContain('http://127.0.0.1:4000');
    const program = `${code.replace('http://127.0.0.1:4000', mock.url)}
      const signIn = await login.start();
      const { headers } = await fetch(signIn.url, { redirect: 'manual' });
      await login.finish(headers.get('location'), signIn);
      console.log((await worklane.organization()).id);`;
    expect(await run({ ...snippet, code: program })).toBe('1042\n');
  });
});

it('contains no untested snippet', () => {
  expect(guide.untested()).toEqual([]);
});
