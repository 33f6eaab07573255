import type { Change } from '@worklane/contract-diff';
import { describe, expect, it } from 'vitest';
import { changelogEntries } from './changelog-entries.ts';
import { contractSection } from './contract-changelog.ts';

const change = (fields: Partial<Change>): Change => ({
  severity: 'compatible',
  rule: 'field-added',
  documents: ['openapi'],
  location: 'Task.color',
  description: 'field added',
  reason: 'no client depends on it yet',
  affected: ['getTask response 200'],
  pointer: '#',
  ...fields,
});

const section = (...changes: Change[]) =>
  contractSection({ to: '2.0.0', entries: changelogEntries(changes, {}, {}) }, '0.2.0', '2026-11-22', []);

describe('contractSection', () => {
  it('lists changes by what they mean to users, breaking ones first', () => {
    const text = section(
      change({ rule: 'limit-loosened' }),
      change({}),
      change({ rule: 'operation-deprecated' }),
      change({ rule: 'removed-after-sunset', severity: 'dangerous' }),
      change({ severity: 'breaking' }),
    );
    expect(text.match(/^#+ .*/gm)).toEqual([
      '## 2.0.0 (2026-11-22)',
      '### Breaking changes',
      '### Removed',
      '### Deprecated',
      '### Added',
      '### Changed',
    ]);
  });

  it('writes a change as sentences, with its effect on clients, if any', () => {
    expect(section(change({}))).toContain('- `Task.color`: Field added. In getTask response 200.');
    expect(section(change({ severity: 'breaking', reason: 'readers rely on it' }))).toContain(
      '- `Task.color`: Field added. Readers rely on it. In getTask response 200.',
    );
  });

  it.each([
    [{ description: 'maxLength none -> 20', to: 20 }, '`maxLength` is now `20`.'],
    [{ description: 'maxLength 20 -> none', from: 20 }, '`maxLength` is no longer `20`.'],
    [{ description: 'pattern "a" -> "b"', from: 'a', to: 'b' }, '`pattern` is now `b`, was `a`.'],
    [{ description: 'field name -> title', from: 'name', to: 'title' }, '`field` is now `title`, was `name`.'],
    [{ description: 'optional -> required' }, 'Now required.'],
    [{ description: 'request body: required -> optional' }, 'No longer required.'],
    [{ description: 'style form -> simple' }, '`style form` became `simple`.'],
    [
      { description: 'minimum 1 -> exclusiveMinimum 0', from: 1, to: 0 },
      '`minimum` is now `exclusiveMinimum 0`, was `1`.',
    ],
  ])('writes the difference %o in words', (fields, words) => {
    expect(section(change(fields))).toContain(words);
  });

  it('joins changes that differ only in their location', () => {
    expect(section(change({}), change({ location: 'Task.size' }))).toContain(
      '- `Task.color`, `Task.size`: Field added.',
    );
  });

  it('names what many messages share, and the messages', () => {
    const affected = ['getTask response 429', 'getTask response 503'].map((message) => `${message} header Retry-After`);
    const [location = ''] = affected;
    expect(section(change({ description: 'header added', location, affected }))).toContain(
      '- `header Retry-After`: Header added. In getTask response 429, getTask response 503.',
    );
  });

  it('says so when only texts changed', () => {
    expect(section()).toContain('Only descriptions and examples changed.');
  });
});
