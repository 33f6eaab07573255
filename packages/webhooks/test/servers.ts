import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { expressHandler } from '../src/express.ts';
import { fastifyReceiver } from '../src/fastify.ts';
import type { Receiver } from '../src/index.ts';
import { nodeHandler } from '../src/node.ts';
import { webHandler } from '../src/web.ts';

/** A server with a receiver at /hooks. */
export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

async function listen(server: Server): Promise<RunningServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export const listening = (listener: RequestListener) => listen(createServer(listener));

export async function fastifyServer(receiver: Receiver, app = fastify()): Promise<RunningServer> {
  app.register(fastifyReceiver, { receiver, prefix: '/hooks' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

export const servers: Readonly<Record<string, (receiver: Receiver) => Promise<RunningServer>>> = {
  'node:http': (receiver) => listening(nodeHandler(receiver)),
  'Express 5': (receiver) => listening(express().post('/hooks', expressHandler(receiver))),
  'Express 5 after express.raw()': (receiver) =>
    listening(
      express()
        .use(express.raw({ type: '*/*', limit: '8mb' }))
        .post('/hooks', expressHandler(receiver)),
    ),
  'Fastify 5': (receiver) => fastifyServer(receiver),
  Hono: (receiver) => {
    const receive = webHandler(receiver);
    const app = new Hono().post('/hooks', ({ req }) => receive(req.raw));
    return listen(createAdaptorServer({ fetch: app.fetch }) as Server);
  },
};
