import { isDeepStrictEqual } from 'node:util';
import type { Operation, Resource } from '@worklane/contract';
import * as validators from '@worklane/contract/parameter-validators';
import fc, { type Arbitrary } from 'fast-check';
import { documentedParameters } from '../../contract/document.ts';
import { invalidQuery, type QueryPair, query } from '../arbitraries/query.ts';
import { expectThat } from '../mismatch.ts';
import { listed } from '../model/listed.ts';
import type { Model, ModelRecord } from '../model/model.ts';
import { operationsOf } from '../resource-operations.ts';
import { resolved } from '../schema/schema.ts';
import { type Command, type CommandContext, command } from './command.ts';
import { expectError, expectStatus } from './expectations.ts';

type Pair = readonly [name: string, text: string];

/** Reads a list to its last page. */
export function list(resource: Resource): Arbitrary<Command> {
  const { list: operation } = operationsOf(resource);
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
function filledIn(model: Model, { kind, fields }: Resource, { name, text, likeRecord }: QueryPair): Pair {
  const field = name === 'updated_since' ? 'updated_at' : fields[name] ? name : name.replace(/_(from|to)$/, '');
  const value = likeRecord === undefined ? undefined : model.pick(kind, likeRecord)?.[field];
  const one = Array.isArray(value) ? value[0] : value;
  return [name, (one === undefined || one === null ? text : String(one)).toWellFormed()];
}

async function run(model: Model, scene: CommandContext, resource: Resource, pairs: readonly Pair[]): Promise<void> {
  const { list: operation } = operationsOf(resource);
  const query = queryText(pairs);
  if (!isValid(operation, pairs, scene)) {
    const response = await scene.service.request(operation, { query });
    return expectError(response, [{ status: 400, code: 'invalid_parameter' }]);
  }
  const found = await readToEnd(scene, operation, query, Number(new Map(pairs).get('limit') ?? 50));
  const ours = found.filter(({ id }) => !model.isStranger({ kind: resource.kind, id }));
  agreeOnList(
    ours,
    listed(model, resource, new Map(pairs)),
    pairs.some(([name]) => name === 'q'),
  );
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
  const isRight = validate({ path: { organization_id }, query: { ...values }, header: {} });
  return isRight && !isTwice && isStorable && hasPlainIntegers(operation, values);
}

const hasPlainIntegers = (operation: Operation, values: Readonly<Record<string, string>>) =>
  documentedParameters(operation)
    .filter(({ name, schema }) => name in values && resolved(schema).type === 'integer')
    .every(({ name }) => /^-?\d+$/.test(values[name] ?? ''));

interface Page {
  readonly data: readonly ModelRecord[];
  readonly next_cursor: string | null;
}

async function readToEnd({ service }: CommandContext, operation: Operation, query: string, limit: number) {
  const found: ModelRecord[] = [];
  let response = await service.request(operation, { query });
  for (;;) {
    expectStatus(response, 200);
    const { data, next_cursor } = response.json as Page;
    expectThat(data.length <= limit, `expected at most ${limit} records, got ${data.length}`);
    found.push(...data);
    // RFC 8288: the Link header matches next_cursor.
    const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    const cursor = next === undefined ? null : new URL(next, service.target.baseUrl).searchParams.get('cursor');
    expectThat(cursor === next_cursor, `expected Link to have the cursor ${next_cursor}, got ${cursor}`);
    if (next === undefined) return found;
    expectThat(data.length === limit, `expected ${limit} records on a page before the last, got ${data.length}`);
    response = await service.send(operation, { ...service.last.request, path: next });
  }
}

function agreeOnList(found: readonly ModelRecord[], expected: readonly ModelRecord[], isSearched: boolean): void {
  const given = ids(found);
  const right = ids(isSearched ? expected.filter(({ id }) => given.includes(id)) : expected);
  expectThat(given.join() === right.join(), `expected the records ${right.join()}, got ${given.join()}`);
  const byId = new Map(expected.map((record) => [record.id, record]));
  const stale = found.find((record) => !isDeepStrictEqual(record, byId.get(record.id)));
  expectThat(stale === undefined, `expected the record as it was, got ${JSON.stringify(stale)}`);
}

const ids = (records: readonly ModelRecord[]) => records.map(({ id }) => id);
