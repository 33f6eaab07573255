import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds, leastBody } from '../environment/example-bodies.ts';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization, TestResponse } from '../environment/test-organization.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
  organization = await api.organization();
});
afterAll(() => api.close());

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const mebibyte = 2 ** 20;

/** Values that no text field takes. */
const texts = {
  'a NUL byte': '"a\\u0000b"',
  'half of a surrogate pair': '"\\ud800"',
  'a number': '12',
  'too many characters': JSON.stringify('x'.repeat(100_001)),
  'a list nested 10,000 deep': nested(10_000),
  'an object': '{"a":1}',
};

/** Values that no integer field takes. */
const integers = {
  'more than 2^53': '9007199254740993',
  'more than a double holds': '1e400',
  'a fraction': '1.5',
  'less than a double holds': '-1e400',
  text: '"1"',
  'very many digits': '9'.repeat(400),
};

/** Values that are not date-times. */
const invalidTimestamps = {
  'a leap second': '"2016-12-31T23:59:60Z"',
  'the year 0': '"0000-06-01T00:00:00Z"',
  'after the year 9999 in UTC': '"9999-12-31T23:59:59-01:00"',
  'before the year 1 in UTC': '"0001-01-01T00:00:00+01:00"',
  'the 30th of February': '"2026-02-30T00:00:00Z"',
  'the 25th hour': '"2026-02-03T25:00:00Z"',
  'no offset': '"2026-02-03T10:00:00"',
  'a NUL byte': '"2026-02-03T10:00:00Z\\u0000"',
};

/** Whole bodies that no kind takes. */
const bodies = {
  'malformed JSON': '{"a":',
  'an empty body': '',
  'a list': '[]',
  null: 'null',
  text: '"x"',
  __proto__: '{"__proto__":{"title":"x"}}',
  constructor: '{"constructor":{"prototype":{}}}',
  'a name with NUL': '{"a\\u0000":1}',
  '1 MiB and 1 byte': `{"a":"${'x'.repeat(mebibyte + 1 - '{"a":""}'.length)}"}`,
  'a list nested 100,000 deep': nested(100_000),
};

describe.each(kinds)('invalid requests for $collection', (resource) => {
  const { collection, fields } = resource;
  const textField = Object.keys(fields).find(
    (name) => fields[name]?.type === 'string' && !fields[name]?.enum && fields[name]?.writable,
  );
  const writable = (type: string) =>
    Object.keys(fields).find((name) => fields[name]?.type === type && fields[name]?.writable);
  const cases: [what: string, body: string][] = [
    ...Object.entries(bodies),
    ...withField(textField, texts),
    ...withField(writable('integer'), integers),
    ...withField(writable('date-time'), invalidTimestamps),
    ...withField('custom_fields', {
      '__proto__ in custom fields': '{"__proto__":{"a":1}}',
      'NUL in the name of a custom field': '{"a\\u0000":1}',
      '51 custom fields': JSON.stringify(
        Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`f${index}`, 1])),
      ),
      'an infinite custom field': '{"a":1e400}',
    }),
  ];

  it('rejects invalid bodies and writes nothing', async () => {
    const least = JSON.stringify(await leastBody(organization, resource));
    const { id } = await organization.create(collection, JSON.parse(least));
    const size = await organization.size();
    for (const [what, body] of cases) {
      // The invalid field is after the valid ones, and the last of a name counts.
      const whole = body.startsWith('{"!":') ? `${least.slice(0, -1)},${body.slice('{"!":1,'.length)}` : body;
      expectRefusal(await organization.request('POST', collection, { body: whole, headers: json }), what);
      const change = body.startsWith('{"!":') ? `{${body.slice('{"!":1,'.length)}` : body;
      expectRefusal(await organization.request('PATCH', `${collection}/${id}`, { body: change, headers: json }), what);
    }
    expect(await organization.size()).toEqual(size);
  });

  it.each(['0', '-1', '1.5', 'x', '9007199254740993', '1e400', '%00', '%ud800', '%', "1'--", '__proto__'])(
    'rejects the ID %s',
    async (id) => {
      const size = await organization.size();
      for (const method of ['GET', 'DELETE'] as const) {
        const { status } = await organization.request(method, `${collection}/${id}`);
        expect([400, 404]).toContain(status);
      }
      expect(await organization.size()).toEqual(size);
    },
  );

  it.each([
    'limit=1e400',
    'cursor=%00',
    'external_id=%00',
    'external_id=%ED%A0%80',
    'q=%00',
    'ids=',
    'ids=1,',
    'ids=1,%00',
    'ids=9007199254740993',
    'updated_since=0000-01-01T00:00:00Z',
  ])('rejects the parameter %s', async (query) => {
    expectRefusal(await organization.get(`${collection}?${query}`), query);
  });
});

const json = { 'content-type': 'application/json' };

function withField(name: string | undefined, values: Record<string, string>): [string, string][] {
  if (name === undefined) return [];
  return Object.entries(values).map(([what, value]) => [`${name}: ${what}`, `{"!":1,"${name}":${value}}`]);
}

function expectRefusal({ status, body, headers }: TestResponse, what: string): void {
  expect([400, 413, 422], `${what}: ${JSON.stringify(body)}`).toContain(status);
  expect(headers['content-type'], what).toMatch('application/problem+json');
  expect(body).toMatchObject({ status, code: expect.any(String), request_id: expect.any(String) });
}
