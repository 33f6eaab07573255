import { scopes } from '@worklane/contract';
import { ProblemError } from '@worklane/server';
import { describe, expect, it } from 'vitest';
import { type ClientFields, requireValidClient } from './client-validation.ts';

const fields: ClientFields = {
  name: 'Field app',
  type: 'public',
  redirect_uris: ['https://field.example/callback'],
  scopes: ['tasks.read'],
};

/** Returns the pointer and the code of each violation. */
function violationsOf(changes: Partial<ClientFields>): [pointer: string, code: string][] {
  try {
    requireValidClient({ ...fields, ...changes });
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return (error.errors ?? []).map(({ pointer, code }) => [pointer, code]);
  }
}

it.each([
  'https://field.example/callback',
  'https://field.example',
  'https://field.example:8443/a/b?tenant=7&x=%20',
  'http://127.0.0.1:8976/callback',
  'http://localhost/callback',
  'http://[::1]:3000/',
  'com.example.field:/callback',
  'com.example.field://callback',
  `https://field.example/${'a'.repeat(2048 - 'https://field.example/'.length)}`,
])('accepts the redirect URI %s', (uri) => {
  expect(violationsOf({ redirect_uris: [uri] })).toEqual([]);
});

it.each([
  ['', 'invalid_format'],
  ['/callback', 'invalid_format'],
  ['field.example/callback', 'invalid_format'],
  ['https:field.example', 'invalid_format'],
  ['https:///callback', 'invalid_format'],
  ['https://', 'invalid_format'],
  ['com.example.field:', 'invalid_format'],
  ['http://field.example/callback', 'url_not_https'],
  ['http://127.0.0.1.field.example/', 'url_not_https'],
  ['http://localhost.field.example/', 'url_not_https'],
  ['http://192.168.0.7/callback', 'url_not_https'],
  ['javascript:alert(1)', 'not_allowed'],
  ['x.y:javascript:alert(1)', 'invalid_format'],
  ['com.example.field:callback', 'invalid_format'],
  ['com.example.field:?/callback', 'invalid_format'],
  ['.field:/callback', 'invalid_format'],
  ['com..field:/callback', 'not_allowed'],
  ['com.example.:/callback', 'not_allowed'],
  ['data:text/html,hello', 'not_allowed'],
  ['myapp://callback', 'not_allowed'],
  ['urn:ietf:wg:oauth:2.0:oob', 'not_allowed'],
  ['https://field.example/#', 'url_has_fragment'],
  ['https://field.example/#token', 'url_has_fragment'],
  ['https://eva@field.example/', 'url_has_credentials'],
  ['https://eva:pw@field.example/', 'url_has_credentials'],
  ['https://*.field.example/', 'forbidden_character'],
  ['https://field.example/*', 'forbidden_character'],
  ['https://field.example\\@evil.example/', 'forbidden_character'],
  ['https://field.example/a b', 'forbidden_character'],
  ['https://field.example/\n', 'forbidden_character'],
  ['https://fiéld.example/', 'forbidden_character'],
  [`https://field.example/${'a'.repeat(2048)}`, 'too_long'],
])('rejects the redirect URI %j', (uri, code) => {
  expect(violationsOf({ redirect_uris: ['https://field.example/callback', uri] })).toEqual([
    ['/redirect_uris/1', code],
  ]);
});

describe('redirect_uris', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `https://field.example/${index}`);

  it('must have 1 to 20 items for a public application', () => {
    expect(violationsOf({ redirect_uris: [] })).toEqual([['/redirect_uris', 'too_few_items']]);
    expect(violationsOf({ redirect_uris: many(20) })).toEqual([]);
    expect(violationsOf({ redirect_uris: many(21) })).toEqual([['/redirect_uris', 'too_many_items']]);
  });

  it('must be empty for a private application', () => {
    expect(violationsOf({ type: 'private', redirect_uris: [] })).toEqual([]);
    expect(violationsOf({ type: 'private' })).toEqual([['/redirect_uris', 'not_allowed']]);
  });

  it('must not have duplicates', () => {
    const [uri = ''] = fields.redirect_uris;
    expect(violationsOf({ redirect_uris: [uri, uri] })).toEqual([['/redirect_uris/1', 'duplicate_items']]);
  });
});

it.each<[unknown, string[]]>([
  [[], ['/scopes too_few_items']],
  [['tasks.fly', 'tasks.read'], ['/scopes/0 not_in_enum']],
  [['toString'], ['/scopes/0 not_in_enum']],
  [['tasks.read', 'tasks.read'], ['/scopes/1 duplicate_items']],
  [Object.keys(scopes), []],
])('reports for the scopes %j the violations %j', (given, violations) => {
  expect(violationsOf({ scopes: given as string[] }).map((violation) => violation.join(' '))).toEqual(violations);
});

it.each([
  ['', 'too_short'],
  ['   ', 'too_short'],
  ['a'.repeat(101), 'too_long'],
  ['two\nlines', 'forbidden_character'],
  ['bell\u0007', 'forbidden_character'],
  ['turned \u202etxet', 'forbidden_character'],
  ['\u2028', 'too_short'],
])('rejects the name %j', (name, code) => {
  expect(violationsOf({ name })).toEqual([['/name', code]]);
});

it.each(['A', 'a'.repeat(100), 'Ærø & Söhne 東京 👩‍🔧'])('accepts the name %j', (name) => {
  expect(violationsOf({ name })).toEqual([]);
});

it('rejects an unknown type', () => {
  expect(violationsOf({ type: 'secret' as never })).toEqual([['/type', 'not_in_enum']]);
});

it('reports all violations at once', () => {
  expect(violationsOf({ name: '', redirect_uris: [], scopes: [] }).map(([pointer]) => pointer)).toEqual([
    '/name',
    '/redirect_uris',
    '/scopes',
  ]);
});
