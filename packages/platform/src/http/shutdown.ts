import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * Stops a server: it accepts no more connections and finishes the requests in flight.
 * @returns whether all requests finished in time; the connections of the others are closed.
 */
export async function stopServer(app: FastifyInstance, seconds: number): Promise<boolean> {
  let finished = true;
  const deadline = setTimeout(() => {
    finished = false;
    app.server.closeAllConnections();
  }, seconds * 1000);
  await app.close();
  clearTimeout(deadline);
  return finished;
}

/** Milliseconds within which a client sends the request for which it has connected. */
const firstRequestTime = 1000;

/**
 * Accepts no more connections, and resolves when those that were accepted last have brought their requests. The server of
 * Node.js would close them as idle ones, which a proxy reports as 502.
 */
export async function stopListening({ server }: FastifyInstance): Promise<void> {
  Server.prototype.close.call(server);
  await wait(firstRequestTime);
}

/**
 * Responses on keep-alive connections ask the client to close them while the server drains and stops: idle ones would delay
 * it, and a proxy could send a request when they are closed.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance, isDraining: () => boolean = () => false): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping || isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}

export interface SignalOptions {
  /** Resolves when load balancers have had the time to use other nodes. Not called at SIGINT, where a person waits. */
  drain?: (() => Promise<void>) | undefined;
  /** The parent that the service ends with: npx ends at a signal without passing it on. */
  parent?: number | undefined;
  /** Stops everything; true if no request was aborted. */
  stop: () => Promise<boolean>;
  logger: Logger;
  /** The process that receives the signals. */
  process: {
    /** Changes when the parent ends. */
    readonly ppid: number;
    on(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
    exit(code: number): void;
  };
}

/** Milliseconds between two checks whether the parent still runs. */
const parentCheckInterval = 500;

/** Stops the service at SIGTERM, after it was drained, or at SIGINT, and exits at once at a second signal. */
export function stopOnSignals({ drain, parent, stop, logger, process }: SignalOptions): void {
  let stopping = false;
  const handle = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    try {
      if (signal === 'SIGTERM') await drain?.();
      const complete = await stop();
      if (complete) logger.info('stopped');
      else logger.warn('stopped; requests that exceeded the time limit were aborted');
      process.exit(complete ? 0 : 1);
    } catch (err) {
      logger.error({ err }, 'stopping failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, handle);
  if (parent === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    if (!stopping) void handle('SIGTERM');
  }, parentCheckInterval).unref();
}
