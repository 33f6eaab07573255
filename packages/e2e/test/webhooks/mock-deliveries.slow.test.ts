import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { obtainTokens, run } from '@worklane/conformance';
import { type EventType, events, type Operation, operations } from '@worklane/contract';
import { startMock } from '@worklane/mock';
import { createReceiver, memorySeen } from '@worklane/webhooks';
import { nodeHandler } from '@worklane/webhooks/node';
import { validateStrictly } from '@worklane/webhooks/validate';
import { expect, it, onTestFinished } from 'vitest';
import { failuresOf } from '../conformance/failures.ts';
import { localCertificate } from '../environment/certificate.ts';

/** The operations that create, update and delete records. */
const changes = Object.values<Operation>(operations)
  .filter(({ method, collection }) => method !== 'get' && collection !== undefined)
  .map(({ id }) => id);

it('the receiver accepts the deliveries of a mock for every change that the conformance suite makes', async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const received: string[] = [];
  const errors: string[] = [];
  let receive: RequestListener | undefined;
  const server = createServer(await localCertificate(), (request, response) => receive?.(request, response));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const credentials = await (await fetch(`${mock.url}/__mock/credentials`)).json();
  const registered = await fetch(`${mock.url}/api/webhooks`, {
    method: 'POST',
    headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      url: `https://localhost:${(server.address() as AddressInfo).port}/`,
      org_id: credentials.organization_id,
      events: Object.keys(events) as EventType[],
    }),
  });
  const { secret } = await registered.json();
  const receiver = createReceiver({
    secrets: [secret],
    seen: memorySeen(),
    validate: validateStrictly,
    onError: ({ message }) => errors.push(message),
  });
  receive = nodeHandler(receiver.on('*', ({ type }) => received.push(type)));

  const tokens = await obtainTokens(mock.url, credentials);
  const capabilities = new Set(['state', 'tokens', 'oauth', 'members'] as const);
  const results = await run({ target: { baseUrl: mock.url, credentials, tokens, capabilities }, only: changes });
  await mock.deliveries.settled();

  expect(failuresOf(results)).toEqual([]);
  expect(errors).toEqual([]);
  const failed = mock.deliveries.attempts.filter(({ status }) => status !== 'succeeded');
  expect(failed.map(({ event_type, error }) => ({ event_type, error }))).toEqual([]);
  expect([...new Set(received)].toSorted()).toEqual(Object.keys(events).toSorted());
  expect(received).toHaveLength(mock.deliveries.attempts.length);
});
