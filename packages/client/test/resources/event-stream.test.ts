import type { ServerResponse } from 'node:http';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { refreshToken } from '../../src/index.ts';
import { problem, reset, type Step, serve } from '../scripted-server.ts';
import { createTestClient, tokenFor } from '../test-client.ts';

const auth = tokenFor(1);

const message = (cursor: string, id: string) =>
  `id: ${cursor}\nevent: task.created\ndata: {"id":"${id}","type":"task.created"}\n\n`;

const start = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Sends the chunks one after the other and ends the response. */
const stream =
  (...pieces: string[]): Step =>
  async (response) => {
    start(response);
    for (const piece of pieces) await new Promise<unknown>((sent) => response.write(piece, sent));
    response.end();
  };

/** Sends the chunks and keeps the connection open. */
const openStream =
  (...pieces: string[]): Step =>
  (response) => {
    start(response).write(pieces.join(''));
  };

async function read(baseUrl: string, count: number, cursor?: string) {
  const { client, waits } = createTestClient({ baseUrl, auth });
  const seen: string[] = [];
  for await (const { event, cursor: position } of client.events.stream({
    types: ['task.created'],
    actor: 'agent',
    record_id: 7,
    cursor,
  })) {
    seen.push(`${event.id}@${position}`);
    if (seen.length === count) break;
  }
  return { seen, waits };
}

describe('events.stream', () => {
  it('yields each event with its cursor, however the messages are split into chunks', async () => {
    const all = `: connected\nid: c0\n\n${message('c1', 'e1')}\r\n${message('c2', 'e2')}${message('c3', 'é3')}`;
    const { baseUrl, received } = await serve(stream(...all));
    expect((await read(baseUrl, 3)).seen).toEqual(['e1@c1', 'e2@c2', 'é3@c3']);
    expect(received[0]).toMatchObject({
      path: '/api/events/stream?types=task.created&actor=agent&record_id=7',
      headers: { accept: 'text/event-stream' },
    });
    expect(received[0]?.headers).not.toHaveProperty('last-event-id');
  });

  it('joins the data lines of a message', async () => {
    const { baseUrl } = await serve(openStream('id: c1\ndata: {"id":"e1",\ndata:"type":"task.created"}\n\n'));
    expect((await read(baseUrl, 1)).seen).toEqual(['e1@c1']);
  });

  it('starts from the given cursor, and resumes from the last', async () => {
    const { baseUrl, received } = await serve(stream(message('c9', 'e9')), openStream(message('c10', 'e10')));
    expect((await read(baseUrl, 2, 'c8')).seen).toEqual(['e9@c9', 'e10@c10']);
    expect(received.map(({ path }) => path)).toEqual(
      Array(2).fill('/api/events/stream?types=task.created&actor=agent&record_id=7'),
    );
    expect(received.map(({ headers }) => headers['last-event-id'])).toEqual(['c8', 'c9']);
  });

  it.each([
    [410, 'cursor_expired'],
    [401, 'token_revoked'],
    [501, 'not_implemented'],
  ])('throws on %i %s', async (status, code) => {
    const { baseUrl } = await serve(problem(status, code));
    await expect(read(baseUrl, 1, 'old')).rejects.toMatchObject({ code });
  });

  it('throws the error of a token storage', async () => {
    const { baseUrl } = await serve(reset);
    const storage = { load: () => Promise.reject(new Error('disk failure')), save: () => undefined };
    const { client } = createTestClient({ baseUrl, auth: refreshToken({ clientId: 'app', storage }) });
    await expect(client.events.stream().next()).rejects.toThrow('disk failure');
  });

  it('closes the connection after a break, and on abort with an error', async () => {
    let closed = 0;
    const { baseUrl } = await serve((response) => {
      response.on('close', () => closed++);
      start(response).write(message('c1', 'e1'));
    });
    await read(baseUrl, 1);
    await waitFor(() => expect(closed).toBe(1));

    const leaving = new AbortController();
    const { client } = createTestClient({ baseUrl, auth });
    const follow = async () => {
      for await (const _ of client.events.stream({}, { signal: leaving.signal })) leaving.abort();
    };
    await expect(follow).rejects.toMatchObject({ code: 'aborted' });
    await waitFor(() => expect(closed).toBe(2));
  });
});
