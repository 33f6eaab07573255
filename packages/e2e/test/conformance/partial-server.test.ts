import { type Result, run, targetOf } from '@worklane/conformance';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { failuresOf } from './expect-conformance.ts';
import { createTaskServer, credentials } from './task-server.ts';

const implemented = ['listTasks', 'createTask', 'getTask', 'updateTask', 'deleteTask'];

async function test(app: FastifyInstance, only?: readonly string[]): Promise<Result[]> {
  onTestFinished(() => app.close());
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  return run({ target: await targetOf(baseUrl, credentials), ...(only && { only }) });
}

const reasons = (results: readonly Result[]) =>
  results.flatMap(({ outcome }) => (outcome.state === 'skipped' ? [outcome.reason] : []));

// Hundreds of requests, which take two seconds of processor time.
it('runs every case of the operations that a server implements, and skips the others', {
  timeout: 120_000,
}, async () => {
  const results = await test(createTaskServer());
  expect(failuresOf(results)).toEqual([]);
  const ofTasks = results.filter(({ operation }) => implemented.includes(operation));
  expect(ofTasks.length).toBeGreaterThan(80);
  expect(new Set(reasons(ofTasks))).toEqual(
    new Set(['the credentials provide no such token', 'the credentials name no other organization']),
  );
  const others = results.filter(({ operation }) => !implemented.includes(operation));
  expect(others.filter(({ outcome }) => outcome.state !== 'skipped')).toEqual([]);
});

it('fails for a missing operation that was asked for', async () => {
  const results = await test(createTaskServer(), ['listProjects']);
  expect(failuresOf(results)[0]).toMatchObject({
    case: 'succeeds',
    violations: ['the server does not implement listProjects'],
  });
});

it.each([404, 405])('skips the operations of a server that responds with %i to all of them', async (status) => {
  const app = fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(status).send());
  const results = await test(app);
  expect(failuresOf(results)).toEqual([]);
  expect(reasons(results)).toContain('the server does not implement listTasks');
});
