import type { Operation } from '@worklane/contract';
import { operations } from '@worklane/contract';
import * as validators from '@worklane/contract/parameter-validators';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalidQuery, type QueryPair, query } from '../src/fuzz/values.ts';
import { withLists } from '../src/world/list.ts';
import { listOperation, writtenResources } from '../src/world/resource-operations.ts';

const seed = 7;

const isValid = (operation: Operation, pairs: readonly QueryPair[]) => {
  const values = Object.fromEntries(pairs.map(({ name, text }) => [name, text]));
  const validate = validators[operation.id as keyof typeof validators];
  return (
    validate({ path: { organization_id: 1 }, query: withLists(operation, values), header: {} }) &&
    Object.keys(values).length === pairs.length
  );
};

describe.each(writtenResources)('queries of $collection', (resource) => {
  const list = listOperation(resource);

  test('are valid', () => {
    fc.assert(
      fc.property(query(list), (pairs) => isValid(list, pairs)),
      { seed, numRuns: 100 },
    );
  });

  test('with one violation are rarely valid', () => {
    const made = fc.sample(invalidQuery(list), { seed, numRuns: 100 });
    expect(made.filter((pairs) => isValid(list, pairs)).length).toBeLessThan(made.length / 2);
  });
});

test('every query parameter of a list is generated', () => {
  const made = fc.sample(query(operations.listTasks), { seed, numRuns: 500 }).flat();
  const declared = operations.listTasks.parameters.filter((each) => each.in === 'query' && each.name !== 'cursor');
  expect(new Set(made.map(({ name }) => name))).toEqual(new Set(declared.map(({ name }) => name)));
});
