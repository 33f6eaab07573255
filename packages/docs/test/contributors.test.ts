import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contributorsPage } from '../src/contributors/contributors-page.ts';
import { decisionRecords } from '../src/contributors/decision-pages.ts';

describe('the start page for contributors', () => {
  const { path, markdown } = contributorsPage();

  it('links to the other pages of the section, and has the checks of CONTRIBUTING.md', () => {
    expect(path).toBe('contributors/index.md');
    expect(markdown).toContain('](../decisions/)');
    expect(markdown).toContain('| `npm run lint` |');
  });
});

describe('the decision records', () => {
  it('have the first sentence of their context as the summary', () => {
    const summaries = new Map(decisionRecords().map(({ number, summary }) => [number, summary]));
    expect(summaries.get('0035')).toMatch(/^`POST \/orders` with 32,000 invalid line items .*\.$/);
    expect(summaries.get('0031')).toBe('Nothing had a time limit.');
    for (const summary of summaries.values()) expect(summary).toMatch(/^[^\n]{10,300}\.$/);
  });
});

const root = new URL('../../../', import.meta.url);
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
