import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const decisions = new URL('../decisions/', import.meta.url);

describe('the decision records', () => {
  it.each(readdirSync(decisions))('have a number, a title and a context: %s', (file) => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    const text = readFileSync(new URL(file, decisions), 'utf8');
    expect(text).toMatch(/^# .+\n/);
    expect(text).toMatch(/\n## Context\n\n./);
  });
});

const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

describe.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'])('%s', (file) => {
  const text = readFileSync(new URL(file, root), 'utf8');

  it('names only existing files', () => {
    const links = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path);
    const paths = [...text.matchAll(/`((?:packages|specs|tools)\/[\w./-]*)`/g)].map(([, path = '']) => path);
    expect([...links, ...paths].filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  it('names only existing npm scripts', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named).not.toEqual([]);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});

it('SECURITY.md names only existing files', () => {
  const text = readFileSync(new URL('SECURITY.md', root), 'utf8');
  const paths = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) => path);
  // Relative to the page on GitHub.
  const files = paths.filter((path) => !path.startsWith('../../'));
  expect(files.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
