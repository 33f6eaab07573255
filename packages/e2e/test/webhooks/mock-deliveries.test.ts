import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { events, type Resource, resources } from '@worklane/contract';
import { startMock } from '@worklane/mock';
import { createReceiver, memorySeen } from '@worklane/webhooks';
import { nodeHandler } from '@worklane/webhooks/node';
import { validateStrictly } from '@worklane/webhooks/validate';
import { expect, it, onTestFinished } from 'vitest';
import { localCertificate } from '../environment/certificate.ts';

it('the receiver accepts the deliveries of a mock for every event', async () => {
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
  const call = async (method: string, path: string, body?: object) => {
    const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
    const response = await fetch(mock.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect([path, response.ok]).toEqual([path, true]);
    return response.status === 204 ? undefined : response.json();
  };
  const { secret } = await call('POST', '/api/webhooks', {
    url: `https://localhost:${(server.address() as AddressInfo).port}/`,
    org_id: 1042,
    events: Object.keys(events),
  });
  const receiver = createReceiver({
    secrets: [secret],
    seen: memorySeen(),
    validate: validateStrictly,
    onError: ({ message }) => errors.push(message),
  });
  receive = nodeHandler(receiver.on('*', ({ type }) => received.push(type)));

  for (const { collection, fields, schemas } of Object.values<Resource>(resources)) {
    if (schemas.create === null) continue;
    const path = `/api/v1/1042/${collection}`;
    // Of the demo data, with which a new record has values of its kind.
    const [example] = (await call('GET', `${path}?limit=1`)).data;
    const writable = Object.entries(example).filter(([name]) => fields[name]?.writable);
    const { id } = await call('POST', path, { ...Object.fromEntries(writable), external_id: 'new' });
    await call('PATCH', `${path}/${id}`, { external_id: 'changed' });
    await call('DELETE', `${path}/${id}`);
  }
  await mock.deliveries.settled();

  expect(errors).toEqual([]);
  const failed = mock.deliveries.attempts.filter(({ status }) => status !== 'succeeded');
  expect(failed.map(({ event_type, error }) => ({ event_type, error }))).toEqual([]);
  expect([...new Set(received)].toSorted()).toEqual(Object.keys(events).toSorted());
  expect(received).toHaveLength(mock.deliveries.attempts.length);
});
