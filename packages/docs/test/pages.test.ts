import { readFileSync } from 'node:fs';
import { events, problems, resources, scopes } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { asyncapi } from '../src/contract/asyncapi.ts';
import { allOperations } from '../src/contract/operations.ts';
import { allPages } from '../src/pages/all-pages.ts';
import { expandDirectives } from '../src/pages/directives.ts';
import { eventPath, operationPath } from '../src/pages/links.ts';
import { prose, table } from '../src/pages/markdown.ts';
import { languages } from '../src/samples/render.ts';

const pages = new Map(allPages().map(({ path, markdown }) => [path, markdown]));
const page = (path: string) => pages.get(path) ?? '';

describe('allPages', () => {
  it('returns the same pages each time', () => {
    expect(new Map(allPages().map(({ path, markdown }) => [path, markdown]))).toEqual(pages);
  });

  it('has exactly one first heading on each page', () => {
    for (const [path, markdown] of pages) {
      const text = markdown.replace(/^```[\s\S]*?^```$/gm, '');
      expect(text.match(/^# |<h1/gm), path).toHaveLength(1);
    }
  });

  it.each(Object.values(resources))('describes every field of $kind', ({ collection, fields }) => {
    for (const name of Object.keys(fields)) expect(page(`api/${collection}/index.md`)).toContain(`id="field-${name}"`);
  });

  it.each(allOperations)(
    'describes request and responses of $id, with samples and a console',
    ({ id, tag, ...operation }) => {
      const text = page(`${operationPath({ id, tag })}.md`);
      expect(text).toContain(`# ${operation.summary}\n`);
      expect(text.replaceAll('<wbr>', '')).toContain(operation.path);
      for (const { name } of operation.parameters) expect(text).toContain(`| \`${name}\``);
      for (const scope of operation.scopes) expect(text).toContain(`/scopes#${scope}`);
      for (const status of Object.keys(operation.responses)) expect(text).toContain(`status">${status}<`);
      for (const { title } of languages) expect(text).toContain(`[${title}]`);
      expect(text).toContain(`<TryIt operation="${id}" />`);
      // Headers of the example without a value, and those of another operation, would contradict the page.
      expect(text).not.toMatch(/^(Idempotency-Replayed|[\w-]+: undefined)/m);
      const [, url] = /^(?:Location|Link): <?(\/[^\s?]*)/m.exec(text) ?? [];
      if (url) expect(`${url}/`).toMatch(new RegExp(`^${operation.path.replace(/\{\w+\}/g, '\\w+')}/`));
    },
  );

  it.each(Object.keys(asyncapi.channels))('describes headers and payload of %s, with an example', (type) => {
    const text = page(`${eventPath(type)}.md`);
    for (const header of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(text).toContain(`\`${header}\``);
    for (const field of ['id', 'type', 'timestamp', 'organization_id']) expect(text).toContain(`| \`${field}\``);
    expect(text).toContain(`"type": "${type}"`);
  });

  it('lists every operation, event, scope and problem', () => {
    for (const operation of allOperations) expect(page('api/index.md')).toContain(`(/${operationPath(operation)})`);
    for (const type of Object.keys(events)) expect(page('events/index.md')).toContain(`(/${eventPath(type)})`);
    for (const scope of Object.keys(scopes)) expect(page('scopes.md')).toContain(`\`${scope}\``);
    for (const code of Object.keys(problems)) expect(page('problems.md')).toContain(`{#${code}}`);
  });

  it('says what the conformance suite proves about an operation, and by which case', () => {
    expect(page('score.md')).toMatch(/\[Get a task\]\(\/api\/tasks\/get-task\) \| \d+ \| .* \| .*\(\d+\)/);
  });

  it('names only existing npm scripts', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    const named = [...pages.values()].flatMap((text) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(named).toContain('admin');
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('expandDirectives', () => {
  const expand = (line: string) => expandDirectives('page.md', `# Title\n\n${line}\n`);

  it('inserts requests, responses and counts', () => {
    expect(expand('<!-- curl getTask {"headers": {"Prefer": "code=404"}} -->')).toContain("-H 'Prefer: code=404'");
    expect(expand('<!-- response getTask 404 -->')).toContain('HTTP/1.1 404\nContent-Type: application/problem+json');
    expect(expand('<!-- response getTask 200 {"headers": ["ETag"]} -->')).not.toContain('X-Request-Id');
    expect(expand('<!-- sample listTasks {"query": {"limit": 2}} -->')).toContain(
      'worklane.tasks.list({\n  limit: 2,\n})',
    );
    expect(expand('<!-- receivers all -->')).toContain('```go [Go]\n');
    expect(expand('<!-- count events -->')).toContain(String(Object.keys(events).length));
  });

  it.each([
    ['<!-- paint getTask -->', 'page.md:3: Unknown directive: paint.'],
    ['<!-- curl paintTask -->', 'page.md:3: Unknown operation: paintTask.'],
    ['<!-- response getTask 299 -->', 'page.md:3: getTask has no response 299.'],
    ['<!-- response getTask 404 lost -->', 'page.md:3: The response 404 of getTask has no example lost.'],
    ['<!-- count colours -->', 'page.md:3: Unknown catalogue: colours.'],
  ])('throws with the line number for %s', (line, message) => {
    expect(() => expand(line)).toThrow(message);
  });
});

describe('prose and table', () => {
  it('escape everything outside of code that Vue or HTML would interpret', () => {
    expect(prose('Send <it> as `<it>` in {{ both }}.')).toBe('Send &lt;it> as `<it>` in &#123;&#123; both }}.');
  });

  it('keep a cell on one line', () => {
    expect(table(['a|b'], [['one\ntwo']])).toBe('| a\\|b |\n| --- |\n| one two |');
  });
});
