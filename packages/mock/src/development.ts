import { createServer, type RequestListener, type Server } from 'node:http';
import { checkedSnapshot, InvalidStateError } from './control/checked-snapshot.ts';
import type { MockControls } from './control/mock-controls.ts';
import { listenOn, urlOf } from './http/listen.ts';
import type { MockSnapshot } from './mock/mock-state.ts';
import { mockListener, newControls } from './mock/start-mock.ts';

/** The server that `npm run dev` keeps while it loads the modules of the mock again. */
interface Kept {
  readonly server: Server;
  listener: RequestListener;
  /** Returns the state of the current mock. */
  snapshot?: () => MockSnapshot;
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

/**
 * Lets a new mock with the records of the one before respond to all further requests; those in progress finish with the one
 * before.
 */
export async function start(kept: Kept) {
  const controls = newControls({ exampleWebhooks: true });
  restoreValid(controls, kept.snapshot?.());
  kept.listener = mockListener(controls);
  kept.snapshot = () => controls.snapshot();
  return {
    url: urlOf(kept.server),
    async stop() {
      controls.close();
    },
  };
}

/** Keeps the new data if the contract has changed so that the records are not valid anymore. */
function restoreValid(controls: MockControls, snapshot: MockSnapshot | undefined): void {
  if (!snapshot) return;
  try {
    controls.restore(checkedSnapshot(snapshot));
  } catch (error) {
    if (!(error instanceof InvalidStateError)) throw error;
  }
}

export async function close({ server }: Kept): Promise<void> {
  server.close();
  server.closeAllConnections();
}
