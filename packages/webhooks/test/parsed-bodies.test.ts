import type { IncomingMessage } from 'node:http';
import express, { type Express } from 'express';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expressHandler } from '../src/express.ts';
import { createReceiver } from '../src/index.ts';
import { nodeHandler } from '../src/node.ts';
import { webHandler } from '../src/web.ts';
import { delivery, secret } from './delivery.ts';
import { fastifyServer, listening, type RunningServer } from './servers.ts';

const onError = vi.fn();
const receiver = createReceiver({ secrets: [secret], onError }).on('task.created', () => {});
const consumed = [500, { result: 'body_consumed', message: expect.stringContaining('The body was parsed before') }];

async function answerOf(server: RunningServer) {
  onTestFinished(() => server.close());
  const response = await fetch(server.url, delivery('task.created', { at: new Date() }));
  return [response.status, await response.json()];
}

const handlers = { expressHandler, nodeHandler };

it.each(Object.entries(handlers))('%s says that express.json() has left nothing to verify', async (_, handlerOf) => {
  const app = express().use(express.json()).post('/hooks', handlerOf(receiver));
  expect(await answerOf(await listening(app))).toEqual(consumed);
  expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'body_consumed', status: 500 }));
});

const keepRaw = (request: IncomingMessage, _: unknown, raw: Buffer) => Object.assign(request, { rawBody: raw });

it.each<[string, (app: Express) => Express]>([
  ['before express.json()', (app) => app.post('/hooks', expressHandler(receiver)).use(express.json())],
  ['after express.text()', (app) => app.use(express.text({ type: '*/*' })).post('/hooks', expressHandler(receiver))],
  [
    'after express.json() that keeps rawBody',
    (app) => app.use(express.json({ verify: keepRaw })).post('/hooks', expressHandler(receiver)),
  ],
  ['after a parser of other types', (app) => app.use(express.urlencoded()).post('/hooks', expressHandler(receiver))],
])('Express works %s', async (_, mount) => {
  expect(await answerOf(await listening(mount(express())))).toEqual([200, { result: 'handled' }]);
});

it('Fastify keeps its parsers, and the receiver its bytes', async () => {
  const app = fastify();
  app.post('/other', async (request) => request.body);
  const server = await fastifyServer(receiver, app);
  const body = '{ "title": "Call Maja" }';
  const headers = { 'content-type': 'application/json' };
  const other = await fetch(new URL('/other', server.url), { method: 'POST', headers, body });
  expect(await other.json()).toEqual({ title: 'Call Maja' });
  const odd = await fetch(new URL('/other', server.url), { method: 'POST', headers: { 'content-type': 'x/y' }, body });
  expect(odd.status).toBe(415);
  expect(await answerOf(server)).toEqual([200, { result: 'handled' }]);
});

it('webHandler says that the body was read before', async () => {
  const request = new Request('http://127.0.0.1/hooks', delivery('task.created', { at: new Date() }));
  await request.text();
  const response = await webHandler(receiver)(request);
  expect([response.status, await response.json()]).toEqual(consumed);
});

it('webHandler answers a request without a body', async () => {
  const { headers } = delivery('task.created', { at: new Date() });
  const response = await webHandler(receiver)(new Request('http://127.0.0.1/hooks', { method: 'POST', headers }));
  expect([response.status, await response.json()]).toMatchObject([401, { result: 'invalid_signature' }]);
});
