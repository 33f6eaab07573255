import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { problems } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { base } from '../src/site.ts';
import { type BuiltPage, builtFiles, readBuiltMarkdown, readBuiltPages } from './built-pages.ts';
import { builtSite } from './built-site.ts';

const pages = readBuiltPages();
const files = new Set(builtFiles());

const knownHosts = new Set([
  ...['worklane.example', 'mailto:api@worklane.example'],
  ...[
    'datatracker.ietf.org',
    'prometheus.io',
    'spec.openapis.org',
    'www.apache.org',
    'www.standardwebhooks.com',
    'www.w3.org',
  ],
]);
const isExternal = (reference: string) => /^[a-z]+:/.test(reference);

/** Returns why a reference does not lead to a file in the folder, or nothing. */
function problemOf(path: string, reference: string): string | undefined {
  const [, target = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(reference) ?? [];
  // A host returns 404.html for paths of any depth.
  const isAbsolute = target.startsWith('/');
  if (isAbsolute !== (path === '404.html' && target !== '')) return 'the path is absolute, or relative on 404.html';
  const file = isAbsolute
    ? target.replace(base, '').replace(/(^|\/)$/, '$1index.html')
    : posix.join(posix.dirname(path), target);
  const name = target === '' ? path : file;
  if (!files.has(name)) return 'there is no such file';
  // A page has the same anchors as Markdown.
  const page = pages.get(name.replace(/\.md$/, '.html'));
  if (anchor !== '' && !page?.ids.has(decodeURIComponent(anchor))) return 'the file has no such anchor';
}

/** Returns the broken references of the pages, each with the first page that has it. */
function brokenReferences(all: Iterable<[string, Pick<BuiltPage, 'references'>]>): string[] {
  const broken = new Map<string, string>();
  for (const [path, { references }] of all) {
    for (const reference of references.filter((one) => !isExternal(one))) {
      const problem = problemOf(path, reference);
      const target = posix.join(posix.dirname(path), reference);
      if (problem && !broken.has(target)) broken.set(target, `${path}: ${reference}: ${problem}`);
    }
  }
  return [...broken.values()];
}

describe('the built folder', () => {
  it('contains every file and anchor that a page refers to', () => {
    expect(brokenReferences(pages)).toEqual([]);
  });

  it('contains every file and anchor to which the Markdown of a page links', () => {
    const markdown = readBuiltMarkdown();
    expect(markdown.size).toBeGreaterThan(pages.size / 2);
    expect(brokenReferences(markdown)).toEqual([]);
  });

  it.each([
    ['missing.html', 'there is no such file'],
    ['api/', 'there is no such file'],
    ['problems.html#missing', 'the file has no such anchor'],
    ['#missing', 'the file has no such anchor'],
    ['/docs/problems.html', 'the path is absolute'],
  ])('would report the reference %s', (reference, problem) => {
    expect(brokenReferences([['index.html', { references: [reference] }]])).toEqual([expect.stringContaining(problem)]);
  });

  it('has links to every page', () => {
    const linked = [...pages].flatMap(([path, { references }]) =>
      references
        .filter((one) => !isExternal(one))
        .map((one) => posix.join(posix.dirname(path), one.split('#')[0] ?? '')),
    );
    expect([...pages.keys()].filter((path) => path !== '404.html' && !linked.includes(path))).toEqual([]);
  });

  it('refers only to known hosts', () => {
    const external = [...pages.values()].flatMap(({ references }) => references.filter(isExternal));
    const found = external.map((url) => new URL(url)).map(({ host, href }) => host || href);
    expect([...new Set(found)].filter((host) => !knownHosts.has(host))).toEqual([]);
  });

  it('has no absolute link in the content that scripts insert', () => {
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const absolute = scripts.flatMap((file) => {
      const code = readFileSync(join(builtSite(), file), 'utf8');
      return [...code.matchAll(/\b(?:href|src)(?:=\\?|: ?)["'`]\/docs\/[^"'`]*/g)].map(([link]) => `${file}: ${link}`);
    });
    expect(absolute).toEqual([]);
  });

  it('offers the payload models of every language in the guide', () => {
    const models = [...files].filter((file) => file.startsWith('models/'));
    expect(models).toHaveLength(4);
    expect(pages.get('webhooks.html')?.references).toEqual(expect.arrayContaining(models.map((model) => `./${model}`)));
  });

  it('has an anchor for every problem at the URL in its type', () => {
    for (const code of Object.keys(problems)) expect(pages.get('problems.html')?.ids).toContain(code);
  });

  it('has one first-level heading on each page', () => {
    const others = [...pages].filter(([path, { headings }]) => headings !== 1 && path !== '404.html');
    expect(others.map(([path]) => path)).toEqual([]);
  });
});
