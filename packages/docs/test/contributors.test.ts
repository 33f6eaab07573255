import { existsSync, readFileSync } from 'node:fs';
import { events } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { asyncapi } from '../src/contract/asyncapi.ts';
import { openapi } from '../src/contract/openapi.ts';
import { allOperations } from '../src/contract/operations.ts';
import { contributorsPage } from '../src/contributors/contributors-page.ts';
import { decisionRecords } from '../src/contributors/decision-pages.ts';
import { originEntries, originPage } from '../src/contributors/origin-page.ts';
import { dependencies } from '../src/contributors/sync-checks.ts';
import { syncDiagram } from '../src/contributors/sync-page.ts';

describe('the page on the origin of the contract', () => {
  const entries = originEntries();
  const originOf = (owner: string, name = '') =>
    entries.find((entry) => entry.owner === owner && entry.name === name)?.origin;

  it('has an entry for every operation, event and schema', () => {
    const owners = (section: string) =>
      new Set(entries.filter((entry) => entry.section === section).map(({ owner }) => owner));
    expect(owners('Operations').size).toBe(allOperations.length);
    expect(owners('Events')).toEqual(new Set(Object.keys(openapi.webhooks)));
    expect(owners('Schemas')).toEqual(
      new Set([...Object.keys(openapi.components.schemas), ...Object.keys(asyncapi.components.schemas)]),
    );
    for (const owner of owners('Schemas')) expect(originPage().markdown).toContain(`<code v-pre>${owner}</code>`);
  });

  it('attributes events, and fields and parameters of the platform document, to the document', () => {
    for (const type of Object.keys(events)) expect(originOf(type)).toBe('document');
    expect(originOf('TokenResponse', 'organization_name')).toBe('document');
    expect(originOf('GET /oauth/authorize', 'state')).toBe('document');
    expect(originOf('WebhookCreate', 'events')).toBe('document');
  });

  it('attributes additions to the design, also within a schema of the document', () => {
    expect(originOf('TokenResponse', 'scope')).toBe('design');
    expect(originOf('GET /oauth/authorize', 'code_challenge')).toBe('design');
    expect(originOf('Task', 'title')).toBe('design');
    expect(originOf('Problem', 'code')).toBe('design');
  });
});

describe('the start page for contributors', () => {
  const { path, markdown } = contributorsPage();

  it('links to the other pages of the section, and has the checks of CONTRIBUTING.md', () => {
    expect(path).toBe('contributors/index.md');
    for (const link of ['./in-sync', './origin', '../decisions/']) expect(markdown).toContain(`](${link})`);
    expect(markdown).toContain('| `npm run boundaries` |');
  });
});

describe('the decision records', () => {
  it('have the first sentence of their context as the summary', () => {
    const summaries = new Map(decisionRecords().map(({ number, summary }) => [number, summary]));
    expect(summaries.get('0008')).toMatch(/^Prism on its own hangs on malformed JSON, .*`Prefer: .*\.$/);
    expect(summaries.get('0031')).toBe('Nothing had a time limit.');
    for (const summary of summaries.values()) expect(summary).toMatch(/^[^\n]{10,300}\.$/);
  });
});

const root = new URL('../../../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

describe('the page on what is kept in sync', () => {
  const checks = dependencies.flatMap(([from, to, ...checks]) => checks.map((check) => [from, to, ...check] as const));

  it.each(checks)('names an existing script or test for %s to %s: %s', (_from, _to, _description, by) => {
    if (by.includes('/')) expect(existsSync(new URL(by, root)), by).toBe(true);
    else expect(Object.keys(scripts)).toContain(by);
  });

  it('has at least one check and a numbered arrow for every dependency', () => {
    for (const [index, [, , ...checks]] of dependencies.entries()) {
      expect(checks).not.toEqual([]);
      expect(syncDiagram()).toContain(`href="#check-${index + 1}"`);
    }
  });
});

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
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
