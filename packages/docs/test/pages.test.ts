import { readFileSync } from 'node:fs';
import { events, problems, resources, scopes } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { allOperations } from '../src/contract/operations.ts';
import { allPages } from '../src/pages/all-pages.ts';
import { decisionRecords } from '../src/pages/decision-pages.ts';
import { expandDirectives } from '../src/pages/directives.ts';
import { prose, table } from '../src/pages/markdown.ts';

const pages = new Map(allPages().map(({ path, markdown }) => [path, markdown]));
const page = (path: string) => pages.get(path) ?? '';

describe('the pages', () => {
  it('are the same each time', () => {
    expect(new Map(allPages().map(({ path, markdown }) => [path, markdown]))).toEqual(pages);
  });

  it.each(Object.values(resources))('describe every field of $kind', ({ kind, fields }) => {
    for (const name of Object.keys(fields)) expect(page(`kinds/${kind}.md`)).toContain(`| \`${name}\``);
  });

  it('list every operation, event, scope and problem', () => {
    for (const { path } of allOperations) expect(page('operations.md').replaceAll('<wbr>', '')).toContain(path);
    for (const type of Object.keys(events)) expect(page('event-catalogue.md')).toContain(`<code>${type}</code>`);
    for (const scope of Object.keys(scopes)) expect(page('scopes.md')).toContain(`\`${scope}\``);
    for (const code of Object.keys(problems)) expect(page('problems.md')).toContain(`{#${code}}`);
  });

  it('list every decision', () => {
    expect(decisionRecords().length).toBeGreaterThan(0);
    for (const { link, title } of decisionRecords()) {
      expect(page('decisions/index.md')).toContain(`[${title}](./${link})`);
    }
  });

  it('name only commands that the repository has', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    const named = [...pages.values()].flatMap((text) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(named).toContain('mock');
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('a directive', () => {
  const expand = (line: string) => expandDirectives('page.md', `# Title\n\n${line}\n`);

  it('becomes a request, an answer, a number', () => {
    expect(expand('<!-- curl getTask {"headers": {"Prefer": "code=404"}} -->')).toContain("-H 'Prefer: code=404'");
    expect(expand('<!-- answer getTask 404 -->')).toContain('HTTP/1.1 404\nContent-Type: application/problem+json');
    expect(expand('<!-- answer getTask 200 {"headers": ["ETag"]} -->')).not.toContain('X-Request-Id');
    expect(expand('<!-- count events -->')).toContain(String(Object.keys(events).length));
  });

  it.each([
    ['<!-- paint getTask -->', 'page.md:3: there is no directive "paint".'],
    ['<!-- curl paintTask -->', 'page.md:3: The contract has no operation paintTask.'],
    ['<!-- answer getTask 299 -->', 'page.md:3: getTask has no answer 299.'],
    ['<!-- answer getTask 404 lost -->', 'page.md:3: The answer 404 of getTask has no example lost.'],
    ['<!-- count colours -->', 'page.md:3: There is nothing called colours to count.'],
  ])('%s is refused with its line', (line, message) => {
    expect(() => expand(line)).toThrow(message);
  });
});

describe('Markdown', () => {
  it('leaves nothing to Vue or HTML but code', () => {
    expect(prose('Send <it> as `<it>` in {{ both }}.')).toBe('Send &lt;it> as `<it>` in &#123;&#123; both }}.');
  });

  it('keeps a cell on its line', () => {
    expect(table(['a|b'], [['one\ntwo']])).toBe('| a\\|b |\n| --- |\n| one two |');
  });
});
