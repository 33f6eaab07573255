import { type Resource, resources } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader, type SchemaObject, schemaReading } from '@worklane/contract/openapi-reader';
import type { RunningMock } from '@worklane/mock';
import { describe, expect, it } from 'vitest';
import { connect, type Json, mockServer } from './connect.ts';

const contract = new OpenapiReader(openapi, 'The contract');
const { alternativesOf, propertiesOf } = schemaReading(contract);
const kinds = Object.values<Resource>(resources);

/** What a model reads costs about one token for 4 characters. */
const tokens = (value: unknown) => JSON.stringify(value).length / 4;

it('describes all tools for a token with every scope in under 5,000 tokens, and each kind in under 4,000', async () => {
  const { client, call } = await connect(await mockServer({ empty: true }));
  expect(tokens(await client.listTools())).toBeLessThan(5000);
  for (const kind of Object.keys(resources)) {
    const { text } = await call('describe_kind', { kind });
    expect(text.length / 4, kind).toBeLessThan(4000);
  }
});

/** As in the demo data. */
const titles = [
  'Replace the broken lamp',
  'Write the minutes of the site visit',
  'Test the new tool',
  'Repair the scratched panel',
  'Call Bonnie Schuppe about the delivery',
  'Collect the signed contract from Daugherty',
];

it('returns a page of 50 done tasks with all short fields in full, in under 6,000 tokens', async () => {
  const mock = await mockServer({ empty: true });
  const { projects } = mock.seed({ projects: [{ name: 'Lobby refit, Hotel Kungsholmen' }] });
  const project_id = projects[0]?.id ?? expect.unreachable();
  const tasks = Array.from({ length: 60 }, (_, index) => ({
    title: titles[index % titles.length] ?? '',
    description: 'The panels have to be delivered before the fitters arrive. '.repeat(20),
    status: 'done' as const,
    project_id,
    assignee_id: 15,
    due_at: '2026-03-02T15:00:00.000Z',
    estimated_minutes: 120 + index,
    tags: ['procurement', 'delivery'],
    external_id: `ERP-2026-${index}`,
    custom_fields: { floor: String(index) },
  }));
  mock.seed({ tasks });
  const { call } = await connect(mock);
  const { raw, value } = await call('list_records', { kind: 'tasks' });
  expect(value.records).toHaveLength(50);
  const short = ['title', 'status', 'priority', 'project', 'assignee', 'due_at', 'estimated_minutes', 'tags'];
  for (const name of short) expect(value.records.every((record: Json) => name in record)).toBe(true);
  expect(JSON.stringify(value)).not.toContain('…');
  expect(value).not.toHaveProperty('note');
  expect(tokens(raw)).toBeLessThan(6000);
});

describe('a page that is too large', () => {
  it('has its longest texts shortened, by as much as needed, and says so once', async () => {
    const mock = await mockServer({ empty: true });
    const title =
      'Ask the supplier of the panels whether they can deliver a week earlier than they have confirmed. '.repeat(2);
    const tasks = Array.from({ length: 50 }, (_, index) => ({
      title: index === 0 ? 'Call' : title,
      external_id: `ERP-2026-${index}-${'x'.repeat(100)}`,
      due_at: '2026-03-02T15:00:00.000Z',
    }));
    mock.seed({ tasks });
    const { call } = await connect(mock);
    const fields = ['title', 'external_id', 'due_at'];
    const { raw, value, text } = await call('list_records', { kind: 'tasks', fields, sort: 'created_at' });
    expect(tokens(raw)).toBeLessThan(6000);
    expect(tokens(raw)).toBeGreaterThan(5500);
    expect(value.records).toHaveLength(50);
    const shortened = new Set(value.records.map((record: Json) => record.title));
    expect(shortened.size).toBe(2);
    for (const each of shortened as Set<string>) {
      if (each !== 'Call') expect(title.startsWith(each.replace(/…$/, '')) && each.endsWith('…')).toBe(true);
    }
    expect(value.records.map(({ external_id, due_at }: Json) => ({ external_id, due_at })).toSorted()).toEqual(
      tasks.map(({ external_id, due_at }) => ({ external_id, due_at })).toSorted(),
    );
    expect(value.note).toContain('get_record');
    expect(text.split(value.note)).toHaveLength(2);
  });
});

const writableKinds = kinds.filter(({ schemas }) => schemas.create);

/** Texts of which each character takes up to 12 in the JSON of a result. */
const fillers = ['"', '😀', '\u0007'];

const fill = (filler: string, length: number) =>
  [...filler.repeat(length)].slice(0, length).join('').replace(/ $/, '.');

/** Returns the longest value that a schema permits. */
function longest(schema: SchemaObject, filler: string, number: number): unknown {
  const alternatives = alternativesOf(schema);
  const [each = {}] = alternatives.filter(({ type }) => type !== 'null').toReversed();
  const type = [each.type].flat()[0];
  if (each.enum) return each.enum.toSorted((a, b) => String(b).length - String(a).length)[0];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return each.maximum ?? 2 ** 31 - 1;
  if (type === 'array') {
    return Array.from({ length: each.maxItems ?? 1 }, (_, index) => longest(each.items ?? {}, filler, index));
  }
  if (each.properties) {
    return Object.fromEntries(
      Object.entries(each.properties).map(([name, property]) => [name, longest(property, filler, number)]),
    );
  }
  if (type === 'object') {
    const names = Array.from({ length: 50 }, (_, index) => `${index}${fill(filler, 62)}`);
    return Object.fromEntries(names.map((name) => [name, fill(filler, 1000)]));
  }
  return longestText(each, filler, number);
}

function longestText({ format, pattern, maxLength = 50 }: SchemaObject, filler: string, number: number): string {
  if (format === 'date-time') return '2026-03-02T15:00:00.123Z';
  if (format === 'date') return '2026-03-02';
  if (format === 'email') return `${'a'.repeat(64)}@${Array.from({ length: 3 }, () => 'b'.repeat(60)).join('.')}.se`;
  if (format === 'uri' || pattern?.startsWith('^[Hh]')) return `https://example.com/${'a'.repeat(maxLength - 20)}`;
  if (pattern?.includes('A-Z]{3}')) return 'EUR';
  if (pattern?.includes('A-Z]{2}')) return 'SE';
  if (pattern?.includes('{64}')) return 'f'.repeat(64);
  // Text of one line has no control characters.
  const texts = [filler, '"'].map((each) => `${number}${fill(each, maxLength - String(number).length)}`);
  return texts.find((text) => new RegExp(pattern ?? '').test(text)) ?? `text/${'x'.repeat(100)}`;
}

describe('the longest values of', () => {
  it.each(writableKinds)('$collection fit into pages of under 6,000 tokens', async (resource) => {
    const mock = await mockServer({ empty: true });
    const ids = seedLongest(mock, resource, 6);
    const { call, get } = await connect(mock);
    const kind = resource.collection;
    for (const fields of [undefined, Object.keys(resource.fields)]) {
      const listed: number[] = [];
      let cursor: string | null = null;
      do {
        const { raw, value }: Json = await call('list_records', {
          ...{ kind, sort: 'created_at', filter: { ids }, ...(fields && { fields }), ...(cursor && { cursor }) },
        });
        expect(tokens(raw)).toBeLessThan(6000);
        listed.push(...value.records.map(({ id }: Json) => id));
        cursor = value.next_cursor;
      } while (cursor);
      expect(listed).toEqual(ids);
    }
    const { record } = await get('get_record', { kind, id: ids[0] });
    expect(JSON.stringify(record)).not.toContain('…');
  });
});

it('search returns the longest names of every kind in under 6,000 tokens', async () => {
  const mock = await mockServer({ empty: true });
  for (const resource of writableKinds) seedLongest(mock, resource, 20, 'panel');
  const { call } = await connect(mock);
  const { raw, value } = await call('search', { query: 'panel', limit: 100 });
  expect(tokens(raw)).toBeLessThan(6000);
  expect(new Set(value.matches.map(({ kind }: Json) => kind)).size).toBeGreaterThan(4);
  expect(value.has_more).toBe(true);
  expect(value.note).toContain('get_record');
});

it('recent_events returns the longest changes in under 6,000 tokens, each event once', async () => {
  const mock = await mockServer({ empty: true });
  const tasks = seedLongest(mock, kindOf('task'), 6);
  const { call, get } = await connect(mock);
  const changes = { title: 'Call', description: 'Soon.', tags: ['a'] };
  const records = tasks.map((id) => ({ id, version: 1 }));
  expect((await get('update_records', { kind: 'tasks', changes, records })).failed).toEqual([]);
  const updated: number[] = [];
  let cursor: string | null = null;
  do {
    const args = { kinds: ['tasks'], actions: ['updated'], limit: 4, ...(cursor && { cursor }) };
    const { raw, value }: Json = await call('recent_events', args);
    expect(tokens(raw)).toBeLessThan(6000);
    updated.push(...value.events.map(({ record }: Json) => record.id));
    cursor = value.next_cursor;
  } while (cursor);
  expect(updated.toSorted()).toEqual(tasks.toSorted());
});

const kindOf = (kind: string): Resource => kinds.find((each) => each.kind === kind) ?? expect.unreachable(kind);

/** Creates records with the longest values that their kind permits, which refer to other ones. @returns their IDs */
function seedLongest(mock: RunningMock, resource: Resource, count: number, searchable = ''): number[] {
  const seed = ({ collection }: Resource, records: readonly Json[]): number[] =>
    (mock.seed({ [collection]: records } as Json) as Json)[collection].map(({ id }: Json) => id);
  const referenced = new Map([['member', 15]]);
  const idOf = (kind: string): number => {
    const each = kindOf(kind);
    const id =
      referenced.get(kind) ??
      seed(each, [{ ...longestRecord(each, 99, () => undefined), external_id: null }])[0] ??
      expect.unreachable();
    referenced.set(kind, id);
    return id;
  };
  return seed(
    resource,
    Array.from({ length: count }, (_, index) => longestRecord(resource, index, idOf, searchable)),
  );
}

const lineItem = (filler: string) => ({
  description: fill(filler, 255),
  quantity: 1,
  unit_price: { amount: 999_999, currency: 'EUR' },
  tax_rate: 25,
});

function longestRecord(
  { schemas, references, fields }: Resource,
  number: number,
  referenced: (kind: string) => number | undefined,
  searchable = '',
): Json {
  const filler = fillers[number % fillers.length] ?? '';
  const entries = Object.entries(propertiesOf(contract.schema(schemas.create ?? ''))).map(([name, schema]) => {
    const reference = references.find(({ path }) => path[0] === name);
    if (reference?.kind === 'any') return [name, undefined];
    // They make most of a record, but no part of its name.
    const isName = searchable !== '';
    if (name === 'custom_fields' && isName) return [name, undefined];
    if (name === 'line_items') return [name, Array.from({ length: isName ? 1 : 200 }, () => lineItem(filler))];
    if (reference && name in fields) {
      const id = referenced(reference.kind);
      return [name, name.endsWith('_ids') ? [id] : id];
    }
    const value = longest(schema, filler, number);
    if (name === 'end_at') return [name, '2026-03-02T16:00:00.123Z'];
    const isText = isName && fields[name]?.searchable && typeof value === 'string' && !/email|website/.test(name);
    return [name, isText ? `${searchable} ${[...value].slice(searchable.length + 1).join('')}` : value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
