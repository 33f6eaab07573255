import { createServer, type RequestListener, type Server } from 'node:http';
import { listenOn, urlOf } from './http/listen.ts';
import { mockListener } from './mock/start-mock.ts';

/** The server that `npm run dev` keeps while it loads the modules of the mock again. */
interface Kept {
  readonly server: Server;
  listener: RequestListener;
}

/** Listens on the port in MOCK_PORT. @throws Error when it is in use */
export async function open(): Promise<Kept> {
  const kept: Kept = { server: createServer((...exchange) => kept.listener(...exchange)), listener: starting };
  await listenOn(kept.server, { port: Number(process.env.MOCK_PORT ?? 4010), host: '127.0.0.1' });
  return kept;
}

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end();
};

/** Lets a new mock respond to all further requests; those in progress finish with the one before. */
export async function start(kept: Kept) {
  const listener = await mockListener();
  kept.listener = listener;
  return { url: urlOf(kept.server), async stop() {} };
}

export async function close({ server }: Kept): Promise<void> {
  server.close();
  server.closeAllConnections();
}
