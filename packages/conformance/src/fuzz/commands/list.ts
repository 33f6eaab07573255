import { isDeepStrictEqual } from 'node:util';
import type { Operation, Resource } from '@worklane/contract';
import * as validators from '@worklane/contract/parameter-validators';
import type { StoredRecord } from '@worklane/mock/store';
import fc, { type Arbitrary } from 'fast-check';
import { documentedParameters } from '../../contract/document.ts';
import { invalidQuery, type QueryPair, query, withLists } from '../arbitraries/query.ts';
import { expectThat } from '../mismatch.ts';
import type { Model } from '../model.ts';
import { listOperation } from '../resource-operations.ts';
import { resolved } from '../schema/schema.ts';
import { type Command, type CommandContext, command } from './command.ts';
import { expectError, expectStatus } from './expectations.ts';

type Pair = readonly [name: string, text: string];

/** Reads a list to its last page. */
export function list(resource: Resource): Arbitrary<Command> {
  const operation = listOperation(resource);
  const queries = fc.oneof(
    { weight: 3, arbitrary: query(operation) },
    { weight: 1, arbitrary: invalidQuery(operation) },
  );
  return queries.map((pairs) =>
    command({
      name: `list ${resource.collection} by ${pairs.map(({ name }) => name).join(', ') || 'nothing'}`,
      run: (model, scene) =>
        run(
          model,
          scene,
          resource,
          pairs.map((pair) => filledIn(model, resource, pair)),
        ),
    }),
  );
}

/** Takes values from existing records where the parameter says so; otherwise half of the filters would match nothing. */
function filledIn(model: Model, resource: Resource, { name, text, likeRecord }: QueryPair): Pair {
  const record = likeRecord === undefined ? undefined : model.pick(resource, likeRecord);
  // A list of IDs keeps its other IDs, most of which do not exist.
  const value = record && (name === 'ids' ? `${record.id},${text}` : valueFor(resource, name, record));
  return [name, (value === undefined || value === null ? text : String(value)).toWellFormed()];
}

function valueFor(resource: Resource, name: string, record: StoredRecord): unknown {
  if (name === 'q') return wordOf(searchedTexts(resource, record));
  const field =
    name === 'updated_since' ? 'updated_at' : resource.fields[name] ? name : name.replace(/_(from|to)$/, '');
  const value = record[field];
  return Array.isArray(value) ? value[0] : value;
}

const searchedTexts = ({ fields }: Resource, record: StoredRecord): string[] =>
  Object.keys(fields).flatMap((name) => (fields[name]?.searchable ? [String(record[name] ?? '')] : []));

const wordOf = (texts: readonly string[]) => texts.flatMap((text) => text.match(/[a-z]+/gi) ?? [])[0];

async function run(model: Model, scene: CommandContext, resource: Resource, pairs: readonly Pair[]): Promise<void> {
  const operation = listOperation(resource);
  const query = queryText(pairs);
  if (!isValid(operation, pairs, scene)) {
    return expectError(await scene.service.request(operation, { query }), 400, 'invalid_parameter');
  }
  const { q, ...filters } = Object.fromEntries(pairs);
  const listed = expectedPages(model, resource, filters);
  const pages = await readToEnd(scene, operation, query, listed.flat().length);
  if (q === undefined) expectPages(pages, listed);
  else {
    const found = expectedPages(model, resource, { ...filters, q }).flat();
    const isExact = (record: StoredRecord) => [q, ...searchedTexts(resource, record)].every(isPlain);
    const given = new Set(pages.flat().map(({ id }) => id));
    const right = listed.flat().filter((record) => (isExact(record) ? found.includes(record) : given.has(record.id)));
    expectPages([pages.flat()], [right]);
  }
}

/** Whether the model knows the words of a text. */
const isPlain = (text: string) => /^[A-Za-z ]*$/.test(text);

/** Returns the pages of the model. */
function expectedPages(model: Model, resource: Resource, filters: Readonly<Record<string, string>>): StoredRecord[][] {
  const { limit, ...query } = filters;
  const pages: StoredRecord[][] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { records, nextCursor } = model.store.list(resource, model.organizationId, {
      ...query,
      ...(limit !== undefined && { limit: Number(limit) }),
      ...(cursor !== undefined && { cursor }),
    });
    pages.push(records);
    cursor = nextCursor;
  }
  return pages;
}

const queryText = (pairs: readonly Pair[]) =>
  pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;

/** Uses the validator of the contract, plus the syntax of numbers and forbidden characters. */
function isValid(operation: Operation, pairs: readonly Pair[], { service }: CommandContext): boolean {
  const values = Object.fromEntries(pairs);
  const isTwice = Object.keys(values).length !== pairs.length;
  const isStorable = pairs.every((pair) => !pair.join('').includes('\0'));
  const { organization_id } = service.target.credentials;
  const validate = validators[operation.id as keyof typeof validators];
  const isRight = validate({ path: { organization_id }, query: withLists(operation, values), header: {} });
  return isRight && !isTwice && isStorable && hasPlainIntegers(operation, values);
}

const hasPlainIntegers = (operation: Operation, values: Readonly<Record<string, string>>) =>
  documentedParameters(operation)
    .filter(({ name }) => name in values)
    .flatMap(({ name, schema }) => {
      const { type, items = {} } = resolved(schema);
      if (type === 'integer') return values[name] ?? '';
      return type === 'array' && resolved(items).type === 'integer' ? (values[name] ?? '').split(',') : [];
    })
    .every((text) => /^-?\d+$/.test(text));

interface Page {
  readonly data: readonly StoredRecord[];
  readonly next_cursor: string | null;
}

/** @param most the number of records after which there must be no further page */
async function readToEnd({ service }: CommandContext, operation: Operation, query: string, most: number) {
  const pages: (readonly StoredRecord[])[] = [];
  let response = await service.request(operation, { query });
  for (;;) {
    expectStatus(response, 200);
    const { data, next_cursor } = response.json as Page;
    pages.push(data);
    // RFC 8288: the Link header matches next_cursor.
    const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    const cursor = next === undefined ? null : new URL(next, service.target.baseUrl).searchParams.get('cursor');
    expectThat(cursor === next_cursor, `expected Link to have the cursor ${next_cursor}, got ${cursor}`);
    if (next === undefined) return pages;
    const count = pages.flat().length;
    expectThat(data.length > 0 && count < most, `expected at most ${most} records, got ${count} and a further page`);
    response = await service.send(operation, { ...service.last.request, path: next });
  }
}

type Pages = readonly (readonly StoredRecord[])[];

function expectPages(pages: Pages, expected: Pages): void {
  const [given, right] = [pages, expected].map((each) => each.map(idsOf).join(' | '));
  expectThat(given === right, `expected the records ${right}, got ${given}`);
  const byId = new Map(expected.flat().map((record) => [record.id, record]));
  const stale = pages.flat().find((record) => !isDeepStrictEqual(record, byId.get(record.id)));
  expectThat(stale === undefined, `expected the record as it was, got ${JSON.stringify(stale)}`);
}

const idsOf = (records: readonly StoredRecord[]) => records.map(({ id }) => id).join();
