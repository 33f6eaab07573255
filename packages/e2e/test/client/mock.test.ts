import { type Client, clientCredentials, createClient } from '@worklane/client';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationOf } from './application.ts';

let mock: RunningMock;
let client: Client;
/** The requests of the client. */
const requests: string[] = [];

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  const credentials = await (await fetch(`${mock.url}/__mock/credentials`)).json();
  client = createClient({
    baseUrl: mock.url,
    auth: clientCredentials(applicationOf({ credentials })),
    fetch: (url, init) => {
      requests.push(new URL(url).pathname);
      return fetch(url, init);
    },
  });
});
afterAll(() => mock?.close());

test('iterates over the records and the events of a mock to their end', async () => {
  const names = Array.from({ length: 7 }, (_, index) => `Company ${index}`);
  for (const name of names) await client.companies.create({ name });
  const found: string[] = [];
  for await (const { name } of client.companies.iterate({ sort: 'name', q: 'Company', limit: 3 })) found.push(name);
  expect(found).toEqual(names);
  const events: string[] = [];
  for await (const { data } of client.events.iterate({ types: ['company.created'], limit: 3 })) events.push(data.name);
  expect(events.slice(-names.length)).toEqual(names);
});

test('follows the event stream of a mock over one connection', async () => {
  const titles = ['a', 'b', 'c', 'd', 'e'];
  const connected = Promise.withResolvers<void>();
  const stream = client.events.stream({ types: ['task.created'] }, { onConnected: connected.resolve });
  const received: string[] = [];
  for (const title of titles) {
    const next = stream.next();
    await connected.promise;
    await client.tasks.create({ title });
    // A stream that closes after an event is opened again before the next one.
    received.push((await next).value?.event.data.title ?? '');
  }
  await stream.return();
  expect(received).toEqual(titles);
  expect(requests.filter((path) => path === '/api/events/stream')).toHaveLength(1);
});
