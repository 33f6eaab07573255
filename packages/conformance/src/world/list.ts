import { isDeepStrictEqual } from 'node:util';
import type { Operation, Resource } from '@worklane/contract';
import * as validators from '@worklane/contract/parameter-validators';
import type { StoredRecord } from '@worklane/model';
import { contract, documentedParameters } from '../contract/document.ts';
import { expectThat } from '../mismatch.ts';
import type { Session } from '../session.ts';
import { expectError, expectStatus } from './expectations.ts';
import { type Judged, loadExisting } from './records.ts';
import { listOperation } from './resource-operations.ts';
import type { World } from './world.ts';

/** A query parameter. */
export type QueryPair = readonly [name: string, text: string];

/**
 * Reads a list to its last page, and expects the pages of the model.
 * @returns the records of all pages
 * @throws Mismatch
 */
export async function expectList(
  judged: Judged,
  resource: Resource,
  pairs: readonly QueryPair[] = [],
): Promise<readonly StoredRecord[]> {
  const { session, world } = judged;
  await loadExisting(judged, resource);
  const operation = listOperation(resource);
  const query = queryText(pairs);
  if (!isValid(operation, pairs, session)) {
    expectError(await session.request(operation, { query }), 400, 'invalid_parameter');
    return [];
  }
  const { q, ...filters } = Object.fromEntries(pairs);
  const listed = expectedPages(world, resource, filters);
  const pages = await readToEnd(session, operation, query, listed.flat().length);
  if (q === undefined) expectPages(pages, listed);
  else {
    const found = expectedPages(world, resource, { ...filters, q }).flat();
    const isExact = (record: StoredRecord) => [q, ...searchedTexts(resource, record)].every(isPlain);
    const given = new Set(pages.flat().map(({ id }) => id));
    const right = listed.flat().filter((record) => (isExact(record) ? found.includes(record) : given.has(record.id)));
    expectPages([pages.flat()], [right]);
  }
  return pages.flat();
}

export const searchedTexts = ({ fields }: Resource, record: StoredRecord): string[] =>
  Object.keys(fields).flatMap((name) => (fields[name]?.searchable ? [String(record[name] ?? '')] : []));

/** Whether the model knows the words of a text. */
const isPlain = (text: string) => /^[A-Za-z ]*$/.test(text);

/** Returns the pages of the model. */
function expectedPages(world: World, resource: Resource, filters: Readonly<Record<string, string>>): StoredRecord[][] {
  const { limit, ...query } = filters;
  const pages: StoredRecord[][] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { records, nextCursor } = world.store.list(resource, world.organizationId, {
      ...query,
      ...(limit !== undefined && { limit: Number(limit) }),
      ...(cursor !== undefined && { cursor }),
    });
    pages.push(records);
    cursor = nextCursor;
  }
  return pages;
}

const queryText = (pairs: readonly QueryPair[]) =>
  pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;

/** Uses the validator of the contract, plus the syntax of numbers and forbidden characters. */
function isValid(operation: Operation, pairs: readonly QueryPair[], { target }: Session): boolean {
  const values = Object.fromEntries(pairs);
  const isTwice = Object.keys(values).length !== pairs.length;
  const isStorable = pairs.every((pair) => !pair.join('').includes('\0'));
  const { organization_id } = target.credentials;
  const validate = validators[operation.id as keyof typeof validators];
  const isRight = validate({ path: { organization_id }, query: withLists(operation, values), header: {} });
  return isRight && !isTwice && isStorable && hasPlainIntegers(operation, values);
}

const hasPlainIntegers = (operation: Operation, values: Readonly<Record<string, string>>) =>
  documentedParameters(operation)
    .filter(({ name }) => name in values)
    .flatMap(({ name, schema }) => {
      const { type, items = {} } = contract.resolve(schema);
      if (type === 'integer') return values[name] ?? '';
      return type === 'array' && contract.resolve(items).type === 'integer' ? (values[name] ?? '').split(',') : [];
    })
    .every((text) => /^-?\d+$/.test(text));

interface Page {
  readonly data: readonly StoredRecord[];
  readonly next_cursor: string | null;
}

/** @param most the number of records after which there must be no further page */
async function readToEnd(session: Session, operation: Operation, query: string, most: number) {
  const pages: (readonly StoredRecord[])[] = [];
  let response = await session.request(operation, { query });
  for (;;) {
    expectStatus(response, 200);
    const { data, next_cursor } = response.json as Page;
    pages.push(data);
    // RFC 8288: the Link header matches next_cursor.
    const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    const cursor = next === undefined ? null : new URL(next, session.target.baseUrl).searchParams.get('cursor');
    expectThat(cursor === next_cursor, `expected Link to have the cursor ${next_cursor}, got ${cursor}`);
    if (next === undefined) return pages;
    const count = pages.flat().length;
    expectThat(data.length > 0 && count < most, `expected at most ${most} records, got ${count} and a further page`);
    response = await session.send(operation, { ...session.last.request, path: next });
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

/** Returns the values of a query by name, with lists split at their commas. */
export function withLists(
  { parameters }: Operation,
  values: Readonly<Record<string, string>>,
): Record<string, string | string[]> {
  const lists = parameters.filter(({ name, list }) => list && name in values);
  return { ...values, ...Object.fromEntries(lists.map(({ name }) => [name, String(values[name]).split(',')])) };
}
