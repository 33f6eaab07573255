import { operations } from '@worklane/contract';
import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { restorerOf } from '@worklane/testing/restorer';
import { beforeAll, expect, test } from 'vitest';
import { versions } from '../src/cases/versions.ts';
import { contract } from '../src/contract/document.ts';
import { runCase } from '../src/run.ts';
import { baselineOf, type RunnableCase } from '../src/score/baseline.ts';
import { Judge } from '../src/score/judge.ts';
import { usesIn } from '../src/score/schemas.ts';
import { InProcessMock, inProcess, intercepted, withoutWaiting } from '../src/score/server.ts';
import { statementsOf } from '../src/score/statements.ts';
import { violationsOf } from '../src/score/violations/index.ts';
import { targetOf } from '../src/target/target.ts';

const [first, second] = ['2026-11-27', '2027-03-01'];
const {
  getTask,
  listTasks,
  createTask,
  updateTask,
  createWebhook,
  replaceWebhook,
  getQuote,
  deleteQuote,
  listWebhookEvents,
} = operations;
const tested = [
  getTask,
  listTasks,
  createTask,
  updateTask,
  createWebhook,
  replaceWebhook,
  getQuote,
  deleteQuote,
  listWebhookEvents,
];

/**
 * In an earlier version, tasks have another name of the title, a color, no estimate, and other statuses. It has other operations
 * of quotes, other filters, and no event of deleted quotes.
 */
beforeAll(() => {
  const { Task, TaskCreate, TaskUpdate, TaskPrevious, TaskStatus } = document.components.schemas;
  const restore = restorerOf(document);
  Object.assign(document, {
    'x-versions': { ...document['x-versions'], dates: [{ date: first, 'x-sunset': '2028-01-01' }, { date: second }] },
  });
  for (const schema of [Task, TaskCreate, TaskUpdate, TaskPrevious]) {
    const { title, estimated_minutes } = schema.properties;
    Object.assign(title, { 'x-since': second, 'x-renamed-from': 'name' });
    Object.assign(estimated_minutes, { 'x-since': second });
    const removed = { color: { since: second, ...(schema !== TaskPrevious && { value: 'red' }) } };
    Object.assign(schema, { 'x-removed': removed });
  }
  Object.assign(TaskStatus, {
    'x-added-values': { in_progress: { since: second, before: 'open' } },
    'x-replaced-values': { waiting: 'open' },
  });
  const { paths } = document;
  const { parameters } = paths['/api/v1/{organization_id}/tasks'].get;
  Object.assign(parameters.find((each) => 'name' in each && each.name === 'priority') ?? {}, { 'x-since': second });
  Object.assign(parameters.find((each) => 'name' in each && each.name === 'due_at_empty') ?? {}, {
    'x-removed': second,
  });
  Object.assign(paths['/api/v1/{organization_id}/quotes/{id}'].get, { 'x-since': second });
  Object.assign(paths['/api/v1/{organization_id}/quotes/{id}'].delete, { 'x-removed': second });
  Object.assign(document.webhooks['quote.deleted'].post, { 'x-since': second });
  return restore;
});

/** Returns the cases of versions, with what they send to a server that has them. */
async function versionsBaseline() {
  const mock = new InProcessMock();
  const send = intercepted(contract, { forward: mock.forward, clock: withoutWaiting });
  const target = await targetOf(inProcess, await mock.credentials(), send);
  mock.keepState();
  const cases = tested.flatMap((operation) =>
    versions(operation, target).map(
      (each): RunnableCase => ({
        operation: operation.id,
        name: each.name,
        run: (sent, { receiver }, sendFixture) =>
          runCase(each, { target, receiver, cleansUp: false, send: sent }, sendFixture),
      }),
    ),
  );
  return baselineOf(contract, cases, () => mock.restart(), target.tokens.full);
}

test('a server passes that reads, writes and delivers in each version', async () => {
  const { failing, cases } = await versionsBaseline();
  expect(failing).toEqual([]);
  expect(cases).toHaveLength(22);
});

test('a server fails that ignores the version of a request, of a body or of a webhook', async () => {
  const context = { contract, uses: usesIn(contract) };
  const statements = statementsOf(contract).filter(({ id }) => tested.some((each) => id === `${each.id} version`));
  const violations = statements.flatMap((each) => violationsOf(each, context));
  expect(violations).toHaveLength(16);
  const judge = new Judge(contract, await versionsBaseline());
  for (const violation of violations) {
    expect(await judge.judge(violation), violation.id).toHaveProperty('killedBy');
  }
});
