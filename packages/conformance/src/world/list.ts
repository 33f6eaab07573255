import { isDeepStrictEqual } from 'node:util';
import type { Operation, Resource } from '@worklane/contract';
import * as validators from '@worklane/contract/parameter-validators';
import { refersToMe } from '@worklane/contract/requests';
import type { StoredRecord } from '@worklane/model';
import { contract, documentedParameters } from '../contract/document.ts';
import { hasType } from '../document/effective-schema.ts';
import { expectThat } from '../mismatch.ts';
import type { Session } from '../session.ts';
import { expectError, expectStatus } from './expectations.ts';
import { memberOf } from './member.ts';
import { type QueryPair, queryText, serverPages } from './pages.ts';
import { loadExisting } from './records.ts';
import { listOperation } from './resource-operations.ts';
import type { Judged, World } from './world.ts';

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
  const { session } = judged;
  await loadExisting(judged, resource);
  const operation = listOperation(resource);
  if (!isValid(operation, pairs, session)) {
    expectError(await session.request(operation, { query: queryText(pairs) }), 400, 'invalid_parameter');
    return [];
  }
  if (pairs.some(([name, text]) => refersToMe(resource, name, text))) {
    const query = queryText(pairs);
    const response = await session.request(operation, { query });
    // A token that the suite was given may be that of a member.
    if (session.target.credentials.token === undefined) expectError(response, 400, 'invalid_parameter');
    const member = await memberOf(judged);
    if (!member) return [];
    const ofMember = await session.request(operation, { query, headers: { authorization: `Bearer ${member.token}` } });
    expectStatus(ofMember, 200);
    const absolute = pairs.map(([name, text]) => [name, text.replaceAll(/\bme\b/g, member.id)]);
    const { records } = judged.world.page(resource, Object.fromEntries(absolute));
    expectPage((ofMember.json as { data: readonly StoredRecord[] }).data, records);
    return records;
  }
  const pages: (readonly StoredRecord[])[] = [];
  for await (const page of walkList(judged, resource, pairs)) pages.push(page);
  return pages.flat();
}

export const searchedTexts = ({ fields }: Resource, record: StoredRecord): string[] =>
  Object.keys(fields).flatMap((name) => (fields[name]?.searchable ? [String(record[name] ?? '')] : []));

/**
 * Reads a list page by page. Each page must be that of the model at the same time.
 * @throws Mismatch
 */
export async function* walkList(
  { session, world }: Judged,
  resource: Resource,
  pairs: readonly QueryPair[],
): AsyncGenerator<readonly StoredRecord[], void> {
  const expected = modelPages(world, resource, pairs);
  for await (const page of serverPages(session, listOperation(resource), pairs)) {
    const { value } = expected.next();
    expectThat(value !== undefined, `expected no further page, got the records ${idsOf(page)}`);
    expectPage(page, value);
    yield page;
  }
  expectThat(expected.next().done === true, 'expected a further page');
}

/** Yields the pages of the model, each as it is at that time. */
function* modelPages(
  world: World,
  resource: Resource,
  pairs: readonly QueryPair[],
): Generator<StoredRecord[], undefined> {
  const { limit, ...query } = Object.fromEntries(pairs);
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { records, nextCursor } = world.page(resource, {
      ...query,
      ...(limit !== undefined && { limit: Number(limit) }),
      ...(cursor !== undefined && { cursor }),
    });
    yield records;
    cursor = nextCursor;
  }
  return undefined;
}

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
      if (hasType(contract, schema, 'integer')) return values[name] ?? '';
      return type === 'array' && hasType(contract, items, 'integer') ? (values[name] ?? '').split(',') : [];
    })
    .every((text) => /^(-?\d+|me)$/.test(text));

function expectPage(page: readonly StoredRecord[], expected: readonly StoredRecord[]): void {
  const [given, right] = [idsOf(page), idsOf(expected)];
  expectThat(given === right, `expected the records ${right}, got ${given}`);
  const changed = page.find((record, index) => !isDeepStrictEqual(record, expected[index]));
  expectThat(changed === undefined, `expected the record as it was, got ${JSON.stringify(changed)}`);
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
