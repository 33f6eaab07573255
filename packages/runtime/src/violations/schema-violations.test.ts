import type { Validator } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import { describe, expect, it, vi } from 'vitest';
import { publicContract } from '../../test/public-contract.ts';
import { describeErrors, schemaViolations } from './schema-violations.ts';

type SchemaName = keyof typeof validators;
type Expected = readonly [pointer: string, code: string, detail: string];

type ViolationCase = readonly [name: string, schema: SchemaName, value: unknown, expected: readonly Expected[]];

const cases: readonly ViolationCase[] = [
  ['a missing property', 'TaskCreate', {}, [['/title', 'required', 'is required']]],
  [
    'a missing property of an item',
    'OrderCreate',
    { line_items: [{ quantity: 1, unit_price: { amount: 100, currency: 'EUR' } }] },
    [['/line_items/0/description', 'required', 'is required']],
  ],
  [
    'a misspelled property',
    'TaskCreate',
    { title: 'x', prioriyt: 'low' },
    [['/prioriyt', 'unknown_property', 'is not a field of TaskCreate; did you mean priority?']],
  ],
  [
    'an unknown property that resembles no known one',
    'TaskCreate',
    { title: 'x', 'a/~b': 1 },
    [['/a~1~0b', 'unknown_property', 'is not a field of TaskCreate']],
  ],
  [
    'an unknown property of a nullable object',
    'ProductCreate',
    { name: 'x', unit_price: { amount: 100, currency: 'EUR', vat: 7 } },
    [['/unit_price/vat', 'unknown_property', 'is not a field of Money']],
  ],
  [
    'a fraction instead of an integer',
    'ProductCreate',
    { name: 'x', unit_price: { amount: 1.5, currency: 'EUR' } },
    [['/unit_price/amount', 'invalid_type', 'must be an integer']],
  ],
  [
    'a wrong type of a nullable object',
    'ProductCreate',
    { name: 'x', unit_price: 5 },
    [['/unit_price', 'invalid_type', 'must be an object or null']],
  ],
  ['a wrong type', 'TaskCreate', { title: 7 }, [['/title', 'invalid_type', 'must be a string']]],
  [
    'a wrong type of a nullable value',
    'TaskCreate',
    { title: 'x', project_id: '57' },
    [['/project_id', 'invalid_type', 'must be an integer or null']],
  ],
  ['an empty string', 'TaskCreate', { title: '' }, [['/title', 'too_short', 'must not be empty']]],
  [
    'a string that is too long',
    'TaskCreate',
    { title: 'x'.repeat(256) },
    [['/title', 'too_long', 'must have at most 255 characters']],
  ],
  [
    'a value that is not in an enumeration',
    'TaskCreate',
    { title: 'x', priority: 'top' },
    [['/priority', 'not_in_enum', 'must be one of low, normal, high, urgent']],
  ],
  [
    'a value that is not in a long enumeration',
    'WebhookCreate',
    { url: 'https://x.example', org_id: 1, events: ['task.craeted'] },
    [['/events/0', 'not_in_enum', 'is not one of the allowed values; did you mean task.created?']],
  ],
  [
    'a number below the minimum',
    'ServiceCreate',
    { name: 'x', duration_minutes: 0 },
    [['/duration_minutes', 'too_small', 'must be at least 1']],
  ],
  [
    'a number above the maximum',
    'DealCreate',
    { title: 'x', probability: 101 },
    [['/probability', 'too_large', 'must be at most 100']],
  ],
  [
    'a number at an exclusive limit',
    'OrderCreate',
    { line_items: [{ description: 'x', quantity: 0, unit_price: { amount: 1, currency: 'EUR' } }] },
    [['/line_items/0/quantity', 'too_small', 'must be greater than 0']],
  ],
  [
    'an empty array',
    'OrderCreate',
    { line_items: [] },
    [['/line_items', 'too_few_items', 'must have at least 1 item']],
  ],
  [
    'too many items',
    'TaskCreate',
    { title: 'x', tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) },
    [['/tags', 'too_many_items', 'must have at most 50 items']],
  ],
  [
    'too many items, but not what they violate themselves',
    'OrderCreate',
    { line_items: Array.from({ length: 32_000 }, () => ({})) },
    [['/line_items', 'too_many_items', 'must have at most 200 items']],
  ],
  [
    'duplicate items',
    'TaskCreate',
    { title: 'x', tags: ['a', 'b', 'a'] },
    [['/tags', 'duplicate_items', 'must not contain duplicates: items 0 and 2 are equal']],
  ],
  [
    'an invalid email address',
    'ContactCreate',
    { last_name: 'x', email: '@' },
    [['/email', 'invalid_format', 'must be a valid email address']],
  ],
  [
    'an invalid URI',
    'CompanyCreate',
    { name: 'x', website: 'acme' },
    [['/website', 'invalid_format', 'must be an absolute URI']],
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://acme.example',
    'https://me:pw@acme.example/x',
    'http://@acme.example',
  ].map(
    (website): ViolationCase => [
      `the website ${website}`,
      'CompanyUpdate',
      { website },
      [['/website', 'no_match', 'must use http or https, without a username or a password']],
    ],
  ),
  ...['http://acme.example', 'javascript:alert(1)', 'https://me@acme.example'].map(
    (content_url): ViolationCase => [
      `the content_url ${content_url}`,
      'DocumentCreate',
      { name: 'x', content_url },
      [['/content_url', 'no_match', 'must use https, without a username or a password']],
    ],
  ),
  [
    'an invalid date',
    'ProjectCreate',
    { name: 'x', start_date: '2.3.2026' },
    [['/start_date', 'invalid_format', 'must be a valid date, such as 2026-03-02']],
  ],
  [
    'a date-time without an offset',
    'TaskCreate',
    { title: 'x', due_at: '2026-03-02T08:15:00' },
    [['/due_at', 'invalid_format', 'must be a valid date-time with an offset, such as 2026-03-02T08:15:00Z']],
  ],
  [
    'a pattern with a message of its own',
    'QuoteCreate',
    { title: 'x', currency: 'eur' },
    [['/currency', 'no_match', 'must be three uppercase letters']],
  ],
  [
    'too many custom fields',
    'TaskCreate',
    { title: 'x', custom_fields: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`field ${index}`, 1])) },
    [['/custom_fields', 'too_many_properties', 'must have at most 50 properties']],
  ],
  [
    'a custom field with a name that is too long',
    'TaskCreate',
    { title: 'x', custom_fields: { ['n'.repeat(65)]: 1 } },
    [[`/custom_fields/${'n'.repeat(65)}`, 'too_long', 'must have at most 64 characters']],
  ],
  [
    'a custom field that is an object',
    'TaskCreate',
    { title: 'x', custom_fields: { 'my field': {} } },
    [['/custom_fields/my field', 'invalid_type', 'must be a string, a number or a boolean']],
  ],
  [
    'a custom field that is too long',
    'TaskCreate',
    { title: 'x', custom_fields: { 'my field': 'x'.repeat(1001) } },
    [['/custom_fields/my field', 'too_long', 'must have at most 1000 characters']],
  ],
  [
    'a custom field that is an object in an update',
    'TaskUpdate',
    { custom_fields: { 'my field': {} } },
    [['/custom_fields/my field', 'invalid_type', 'must be a string, a number, a boolean or null']],
  ],
  [
    'a webhook URL that is not a URL',
    'WebhookCreate',
    webhook('here'),
    [['/url', 'invalid_format', 'must be an absolute URI']],
  ],
  ['an array instead of an object', 'TaskCreate', [], [['', 'invalid_type', 'must be an object']]],
  ['a word or a number by both', 'MemberFilter', 'you', [['', 'invalid_type', 'must be an integer or me']]],
  ['a number beside a word as a number', 'MemberFilter', 0, [['', 'too_small', 'must be at least 1']]],
  [
    'a text of two forms by both',
    'DateFilter',
    '2026-02-30',
    [['', 'invalid_format', 'must be a valid date, such as 2026-03-02, or a duration relative to now, such as -P7D']],
  ],
  ['a text that is none of many by one', 'WebhookMessageType', 'x', [['', 'not_in_enum', 'must be webhook.test']]],
];

function webhook(url: string) {
  return { url, org_id: 1042, events: ['task.created'] };
}

describe('describeErrors', () => {
  it.each(cases)('describes %s', (_, schema, value, expected) => {
    const validate: Validator<unknown> = validators[schema];
    expect(validate(value)).toBe(false);
    const violations = describeErrors(validate.errors ?? [], {
      contract: publicContract,
      value,
      schema: publicContract.schemaOf(schema),
      noun: 'field',
    });
    expect(violations).toEqual(expected.map(([pointer, code, detail]) => ({ pointer, code, detail })));
  });
});

describe('schemaViolations', () => {
  const value = webhook('http://x.example');

  it('describes a violated pattern by the option describePatternViolation', () => {
    const described = { code: 'url_not_https', detail: 'must use https' } as const;
    const describePatternViolation = vi.fn(() => described);
    expect(schemaViolations(publicContract, 'WebhookCreate', value, { describePatternViolation })).toEqual([
      { pointer: '/url', ...described },
    ]);
    expect(describePatternViolation).toHaveBeenCalledExactlyOnceWith('WebhookUrl', 'http://x.example');
  });

  it('uses the generic message if the option returns undefined', () => {
    expect(
      schemaViolations(publicContract, 'WebhookCreate', value, { describePatternViolation: () => undefined }),
    ).toEqual([{ pointer: '/url', code: 'no_match', detail: expect.stringMatching(/^must match \^/) }]);
  });

  it('accepts a violated pattern by the option acceptPatternViolation, and reports all other violations', () => {
    const acceptPatternViolation = vi.fn((_, url: string) => url.startsWith('http://localhost'));
    const violationsOf = (body: object) =>
      schemaViolations(publicContract, 'WebhookCreate', body, { acceptPatternViolation });
    expect(violationsOf(webhook('http://localhost:3000/'))).toEqual([]);
    expect(acceptPatternViolation).toHaveBeenCalledExactlyOnceWith('WebhookUrl', 'http://localhost:3000/', 'request');
    expect(violationsOf(value)).toMatchObject([{ pointer: '/url', code: 'no_match' }]);
    expect(violationsOf(webhook('http://localhost:3000/ and more'))).toMatchObject([
      { pointer: '/url', code: 'invalid_format' },
    ]);
    expect(violationsOf({ ...webhook('http://localhost:3000/'), events: [] })).toMatchObject([{ pointer: '/events' }]);
  });
});
