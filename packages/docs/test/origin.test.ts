import { events } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { asyncapi } from '../src/contract/asyncapi.ts';
import { openapi } from '../src/contract/openapi.ts';
import { allOperations } from '../src/contract/operations.ts';
import { originEntries } from '../src/origin/origin-entry.ts';
import { originPage } from '../src/pages/origin-page.ts';
import { apiDocument } from '../src/reference/api-document.ts';

const entries = originEntries();
const find = (owner: string, name: string) => entries.find((entry) => entry.owner === owner && entry.name === name);

describe('what is stated and what was decided', () => {
  it('covers every operation, event and schema', () => {
    const count = (sort: string) => entries.filter((entry) => entry.sort === sort).length;
    expect(count('operation')).toBe(allOperations.length);
    expect(count('event')).toBe(Object.keys(openapi.webhooks).length);
    const owners = new Set(entries.filter(({ sort }) => sort === 'field').map(({ owner }) => owner));
    for (const schemas of [openapi.components.schemas, asyncapi.components.schemas]) {
      for (const name of Object.keys(schemas)) expect(owners).toContain(name);
    }
  });

  it('says the same of operations as the operation table', () => {
    for (const { method, path, origin } of allOperations) {
      expect(find(path, `${method.toUpperCase()} ${path}`)?.origin).toBe(origin);
    }
  });

  it('calls stated what the platform document says', () => {
    for (const type of Object.keys(events)) expect(find(type, type)?.origin).toBe('document');
    expect(find('TokenResponse', 'organization_name')?.origin).toBe('document');
    expect(find('authorize', 'state')?.origin).toBe('document');
    expect(find('WebhookCreate', 'events')?.origin).toBe('document');
  });

  it('calls decided what it does not, even inside of what it says', () => {
    expect(find('TokenResponse', 'scope')?.origin).toBe('design');
    expect(find('authorize', 'code_challenge')?.origin).toBe('design');
    expect(find('Task', 'title')).toMatchObject({ origin: 'design', tag: 'Tasks' });
    expect(find('Problem', 'code')).toMatchObject({ origin: 'design', tag: null });
  });

  it('is shown for each tag, in two columns', () => {
    const { markdown } = originPage();
    for (const { name } of openapi.tags) expect(markdown).toContain(`## ${name}\n`);
    expect(markdown.match(/The document states/g)).toHaveLength(openapi.tags.length + 1);
  });

  it('is marked in the API reference', () => {
    const document = apiDocument();
    const badge = (node: object | undefined) =>
      (node as { 'x-badges'?: [{ name: string }] } | undefined)?.['x-badges']?.[0].name;
    expect(badge(document.paths['/oauth/token']?.post)).toBe('stated');
    expect(badge(document.paths['/oauth/revoke']?.post)).toBe('decided');
    expect(badge(document.components.schemas.TokenResponse?.properties?.expires_in)).toBe('stated');
    expect(badge(document.components.schemas.TokenResponse?.properties?.scope)).toBe('decided');
    expect(badge(document.components.schemas.Task?.properties?.title)).toBeUndefined();
  });
});
