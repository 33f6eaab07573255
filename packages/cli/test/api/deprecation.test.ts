import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationList } from '../../src/api/operations.ts';
import { contract } from '../../src/contract.ts';
import { runCli } from '../run-cli.ts';

const deprecated = { deprecated: true, 'x-deprecated-since': '2027-05-03', 'x-sunset': '2027-11-01' };
const text = 'Deprecated since 2027-05-03. Will be removed on 2027-11-01.';

const { operation, parameters } = contract.operation('createTask');
const marked = [
  operation,
  contract.schema('TaskCreate').properties?.estimated_minutes ?? {},
  parameters.find(({ name }) => name === 'Idempotency-Key') ?? {},
];

beforeAll(() => {
  for (const node of marked) Object.assign(node, deprecated);
});

// Other test files use the same contract.
afterAll(() => {
  for (const node of marked) for (const keyword of Object.keys(deprecated)) Reflect.deleteProperty(node, keyword);
});

it('marks a deprecated operation, parameter and field in the help, and the operation in the list', async () => {
  const { stdout } = await runCli(['api', 'createTask', '--help']);
  const help = stdout.replaceAll(/\s+/g, ' ');
  expect(help.split(text)).toHaveLength(marked.length + 1);
  expect(help).toContain(`--idempotency-key <string> ${text}`);
  expect(help).toMatch(new RegExp(`estimated_minutes \\S.*? ${text}`));
  expect(operationList()).toMatch(/^ {2}createTask .+ \(deprecated\)$/m);
  expect(operationList()).not.toMatch(/^ {2}updateTask .+deprecated/m);
});
