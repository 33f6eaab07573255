import { type Operation, operations } from '@worklane/contract';
import { isSampled } from '@worklane/testing/sampled-kinds';
import { tier } from '@worklane/testing/tier';
import { expect, test } from 'vitest';
import { contract, operationOf } from '../src/contract/document.ts';
import type { Send } from '../src/http-exchange.ts';
import { run } from '../src/run.ts';
import type { InProcessMock } from '../src/score/server.ts';
import { targetOf } from '../src/target/target.ts';
import { startTarget } from './start-target.ts';

const parts = 12;
const tested = Object.values<Operation>(operations).filter(isSampled);

/** Error responses that no client can provoke. */
const notProvoked: Readonly<Record<string, string>> = {
  'replaceWebhook 409': 'needs two concurrent requests',
  'deleteWebhook 409': 'needs two concurrent requests',
  'rotateWebhookSecret 409': 'needs two concurrent requests',
  ...Object.fromEntries(
    tested
      .filter(({ path }) => path.endsWith('/batch'))
      .map(({ id }) => [`${id} 409`, 'needs two concurrent requests']),
  ),
  410: 'a cursor expires after 30 days',
  429: 'the suite waits for rate limits',
  500: 'an internal error',
  503: 'the implementation is starting, stopping or overloaded',
};

/** What the parts get: operation and status. */
const responses = new Set<string>();

/** What a run must leave as it found it. Events, numbers, idempotency keys and revocations cannot be deleted. */
function lasting(mock: InProcessMock) {
  const { store, webhooks, oauth } = mock.snapshot();
  const records = Object.values(store.organizations).flatMap(({ records: kinds }) => Object.values(kinds).flat());
  return { records, webhooks: webhooks.registry.webhooks, refreshTokens: oauth.grants.refreshTokens };
}

const rounds = tier === 'nightly' ? 2 : 1;

// The score of the slow tier starts with the cases of all kinds on this mock.
test.each(Array.from({ length: parts }, (_, part) => part))(
  'the mock conforms to the contract, and is left as it was found (part %i)',
  async (part) => {
    const { mock, server, send, target: first } = await startTarget();
    const before = lasting(mock);
    const only = tested.map(({ id }) => id).filter((_, index) => index % parts === part);
    const recording: Send = async (baseUrl, request) => {
      const exchange = await send(baseUrl, request);
      const operation = operationOf(contract, request.method, request.path);
      responses.add(`${operation?.id} ${exchange.response.status}`);
      return exchange;
    };
    for (let round = 1; round <= rounds; round++) {
      const target = await targetOf(first.baseUrl, first.credentials, send);
      const results = await run({
        target,
        send: recording,
        only,
        ...(server.receiver && { receiver: server.receiver }),
      });
      await target.tokens.end?.();
      expect([round, results.filter(({ outcome }) => outcome.state !== 'passed')]).toEqual([round, []]);
      expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(only));
      expect(lasting(mock)).toEqual(before);
    }
  },
);

test('every documented error response was provoked', () => {
  const documented = tested.flatMap(({ id, responses }) =>
    Object.keys(responses).flatMap((status) =>
      Number(status) < 400 || notProvoked[status] ? [] : [`${id} ${status}`],
    ),
  );
  expect(documented.filter((each) => !responses.has(each) && !notProvoked[each])).toEqual([]);
});

test('flows are skipped on a server that does not deliver to this machine', async () => {
  const { server, send, target } = await startTarget();
  const results = await run({
    target,
    // To another host, the mock delivers with https only.
    send: (baseUrl, { body, ...request }) =>
      send(baseUrl, { ...request, ...(body && { body: body.replace('http://127.0.0.1', 'http://hooks.example') }) }),
    only: ['createWebhook'],
    ...(server.receiver && { receiver: server.receiver }),
  });
  const states = results.filter((each) => each.case.startsWith('follows the flow')).map(({ outcome }) => outcome.state);
  expect(states).not.toEqual([]);
  expect(new Set(states)).toEqual(new Set(['skipped']));
});
