import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { refreshToken } from '../../src/index.ts';
import { patientClient, tokenFor } from '../fake-timing.ts';
import { problem, reset, type Step, serve } from '../scripted-server.ts';

const auth = tokenFor(1);

const message = (cursor: string, id: string) =>
  `id: ${cursor}\nevent: task.created\ndata: {"id":"${id}","type":"task.created"}\n\n`;

const start = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Sends these pieces, one after the other, and ends. */
const stream =
  (...pieces: string[]): Step =>
  async (response) => {
    start(response);
    for (const piece of pieces) await new Promise<unknown>((sent) => response.write(piece, sent));
    response.end();
  };

const hang =
  (...pieces: string[]): Step =>
  (response) => {
    start(response).write(pieces.join(''));
  };

async function read(baseUrl: string, count: number, cursor?: string) {
  const { client, waits } = patientClient({ baseUrl, auth });
  const seen: string[] = [];
  for await (const { event, cursor: place } of client.events.stream({ types: ['task.created'], cursor })) {
    seen.push(`${event.id}@${place}`);
    if (seen.length === count) break;
  }
  return { seen, waits };
}

test('messages come as events with their place, however they are cut into pieces', async () => {
  const all = `: connected\nid: c0\n\n${message('c1', 'e1')}\r\n${message('c2', 'e2')}${message('c3', 'é3')}`;
  const bytes = [...all].map((character) => character);
  const { baseUrl, received } = await serve(stream(...bytes));
  expect((await read(baseUrl, 3)).seen).toEqual(['e1@c1', 'e2@c2', 'é3@c3']);
  expect(received[0]).toMatchObject({
    path: '/api/events/stream?types=task.created',
    headers: { accept: 'text/event-stream' },
  });
  expect(received[0]?.headers).not.toHaveProperty('last-event-id');
});

test('a stream that is cut off is connected again where it was', async () => {
  const { baseUrl, received } = await serve(
    stream(': connected\nid: c0\n\n'),
    stream(message('c1', 'e1'), 'id: c2\nevent: task.created\nda'),
    reset,
    problem(503, 'service_unavailable'),
    hang(message('c2', 'e2')),
  );
  expect((await read(baseUrl, 2)).seen).toEqual(['e1@c1', 'e2@c2']);
  expect(received.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, 'c0', 'c1', 'c1', 'c1']);
});

test('it can start from a cursor that was kept', async () => {
  const { baseUrl, received } = await serve(hang(message('c9', 'e9')));
  await read(baseUrl, 1, 'c8');
  expect(received[0]).toMatchObject({
    path: '/api/events/stream?types=task.created',
    headers: { 'last-event-id': 'c8' },
  });
});

test.each([
  [410, 'cursor_expired'],
  [401, 'token_revoked'],
  [501, 'not_implemented'],
])('%i %s ends it', async (status, code) => {
  const { baseUrl } = await serve(problem(status, code));
  await expect(read(baseUrl, 1, 'old')).rejects.toMatchObject({ code });
});

test('a message that is no event ends it', async () => {
  const { baseUrl } = await serve(stream('data: {"id":\n\n'));
  await expect(read(baseUrl, 1)).rejects.toMatchObject({ code: 'unexpected_response' });
});

test('what the application itself throws ends it too', async () => {
  const { baseUrl } = await serve(reset);
  const storage = { load: () => Promise.reject(new Error('disk gone')), save: () => undefined };
  const { client } = patientClient({ baseUrl, auth: refreshToken({ clientId: 'app', storage }) });
  await expect(client.events.stream().next()).rejects.toThrow('disk gone');
});

test('leaving the loop closes the connection; so does the signal, as an error', async () => {
  let closed = 0;
  const { baseUrl } = await serve((response) => {
    response.on('close', () => closed++);
    start(response).write(message('c1', 'e1'));
  });
  await read(baseUrl, 1);
  await vi.waitFor(() => expect(closed).toBe(1));

  const leaving = new AbortController();
  const { client } = patientClient({ baseUrl, auth });
  const follow = async () => {
    for await (const _ of client.events.stream({}, { signal: leaving.signal })) leaving.abort();
  };
  await expect(follow).rejects.toMatchObject({ code: 'aborted' });
  await vi.waitFor(() => expect(closed).toBe(2));
});
