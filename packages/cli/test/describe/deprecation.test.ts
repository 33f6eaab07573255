import { operations, resources } from '@worklane/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationList } from '../../src/api/operations.ts';
import { contract } from '../../src/contract.ts';
import { describeOperation } from '../../src/describe/operation.ts';
import { describeResource } from '../../src/describe/resource.ts';

const deprecated = { deprecated: true, 'x-deprecated-since': '2027-05-03', 'x-sunset': '2027-11-01' };
const deprecation = { since: '2027-05-03', sunset: '2027-11-01' };
const text = 'Deprecated since 2027-05-03. Will be removed on 2027-11-01.';

const { operation, parameters } = contract.operation('createTask');

/** What the tests mark as deprecated, with the keywords for it. */
const marks: readonly (readonly [object | undefined, object])[] = [
  [operations.createTask, { deprecation }],
  [resources.tasks.fields.estimated_minutes, { deprecation }],
  [operation, deprecated],
  [contract.schema('TaskCreate').properties?.estimated_minutes, deprecated],
  [parameters.find(({ name }) => name === 'Idempotency-Key'), deprecated],
];

beforeAll(() => {
  for (const [node = {}, keywords] of marks) Object.assign(node, keywords);
});

// Other test files use the same contract.
afterAll(() => {
  for (const [node = {}, keywords] of marks) {
    for (const keyword of Object.keys(keywords)) Reflect.deleteProperty(node, keyword);
  }
});

it('describes a deprecated operation, parameter and field', () => {
  const description = describeOperation('createTask');
  expect(description?.data).toMatchObject({ deprecation });
  expect(description?.text).toContain(`\n\n${text}\n\n`);
  const [rows = [], fields = []] = (description?.sections ?? []).map((section) => section.rows);
  expect(rows.find(([name]) => name === 'Idempotency-Key')?.at(-1)).toMatch(text);
  expect(fields.find(([name]) => name === 'estimated_minutes')?.at(-1)).toMatch(text);
});

it('marks deprecated operations and fields in lists', () => {
  expect(operationList()).toMatch(/^ {2}createTask .+ \(deprecated\)$/m);
  expect(operationList()).not.toMatch(/^ {2}updateTask .+deprecated/m);
  const [fields] = describeResource('task')?.sections ?? [];
  expect(fields?.rows.find(([name]) => name === 'estimated_minutes')?.join()).toContain('deprecated since 2027-05-03');
});
