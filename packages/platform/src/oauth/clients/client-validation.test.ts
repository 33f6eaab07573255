import { scopes } from '@worklane/contract';
import { ProblemError } from '@worklane/server';
import { describe, expect, test } from 'vitest';
import { type ClientFields, requireValidClient } from './client-validation.ts';

const fields: ClientFields = {
  name: 'Field app',
  type: 'public',
  redirect_uris: ['https://field.example/callback'],
  scopes: ['tasks.read'],
};

/** The places that are wrong, each with its code. */
function flawsOf(changes: Partial<ClientFields>): [pointer: string, code: string][] {
  try {
    requireValidClient({ ...fields, ...changes });
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return (error.errors ?? []).map(({ pointer, code }) => [pointer, code]);
  }
}

test.each([
  'https://field.example/callback',
  'https://field.example',
  'https://field.example:8443/a/b?tenant=7&x=%20',
  'http://127.0.0.1:8976/callback',
  'http://localhost/callback',
  'http://[::1]:3000/',
  'com.example.field:/callback',
  'com.example.field://callback',
  `https://field.example/${'a'.repeat(2048 - 'https://field.example/'.length)}`,
])('people may be sent back to %s', (uri) => {
  expect(flawsOf({ redirect_uris: [uri] })).toEqual([]);
});

test.each([
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
])('nobody is sent back to %j', (uri, code) => {
  expect(flawsOf({ redirect_uris: ['https://field.example/callback', uri] })).toEqual([['/redirect_uris/1', code]]);
});

describe('redirect URLs', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `https://field.example/${index}`);

  test('are 1 to 20 of a public application', () => {
    expect(flawsOf({ redirect_uris: [] })).toEqual([['/redirect_uris', 'too_few_items']]);
    expect(flawsOf({ redirect_uris: many(20) })).toEqual([]);
    expect(flawsOf({ redirect_uris: many(21) })).toEqual([['/redirect_uris', 'too_many_items']]);
  });

  test('are none of a private one', () => {
    expect(flawsOf({ type: 'private', redirect_uris: [] })).toEqual([]);
    expect(flawsOf({ type: 'private' })).toEqual([['/redirect_uris', 'not_allowed']]);
  });

  test('are named once', () => {
    const [uri = ''] = fields.redirect_uris;
    expect(flawsOf({ redirect_uris: [uri, uri] })).toEqual([['/redirect_uris/1', 'duplicate_items']]);
  });
});

test.each<[unknown, string[]]>([
  [[], ['/scopes too_few_items']],
  [['tasks.fly', 'tasks.read'], ['/scopes/0 not_in_enum']],
  [['toString'], ['/scopes/0 not_in_enum']],
  [['tasks.read', 'tasks.read'], ['/scopes/1 duplicate_items']],
  [Object.keys(scopes), []],
])('of the scopes %j these are wrong: %j', (given, wrong) => {
  expect(flawsOf({ scopes: given as string[] }).map((flaw) => flaw.join(' '))).toEqual(wrong);
});

test.each([
  ['', 'too_short'],
  ['   ', 'too_short'],
  ['a'.repeat(101), 'too_long'],
  ['two\nlines', 'forbidden_character'],
  ['bell\u0007', 'forbidden_character'],
  ['turned \u202etxet', 'forbidden_character'],
  ['\u2028', 'too_short'],
])('an application cannot have the name %j', (name, code) => {
  expect(flawsOf({ name })).toEqual([['/name', code]]);
});

test.each(['A', 'a'.repeat(100), 'Ærø & Söhne 東京 👩‍🔧'])('an application can have the name %j', (name) => {
  expect(flawsOf({ name })).toEqual([]);
});

test('a type is public or private', () => {
  expect(flawsOf({ type: 'secret' as never })).toEqual([['/type', 'not_in_enum']]);
});

test('all that is wrong is told at once', () => {
  expect(flawsOf({ name: '', redirect_uris: [], scopes: [] }).map(([pointer]) => pointer)).toEqual([
    '/name',
    '/redirect_uris',
    '/scopes',
  ]);
});
