import { Server } from 'node:net';
import { setImmediate as nextPass, setTimeout as wait } from 'node:timers/promises';
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

/** Milliseconds in which a proxy keeps connections again. */
const keepTime = 1000;

/** Milliseconds in which a client sends the request for which it has connected, and a proxy uses up the connections that it has kept. */
const lastRequestsTime = 3 * keepTime;

/** Milliseconds of a pass of the event loop with next to no work. */
const calmPass = 0.1;

/**
 * Accepts no more connections, and resolves when those that were accepted last have brought their requests. The server of
 * Node.js would close them as idle ones, which a proxy reports as 502.
 *
 * So it does with connections that the kernel has established and the process has not accepted: they are reset. The port is
 * closed after a pass of the event loop that had none to accept and took no time, or after a second without such a pass.
 */
export async function stopListening({ server }: FastifyInstance): Promise<void> {
  await wait(keepTime);
  let accepted = 0;
  server.on('connection', () => accepted++);
  const end = performance.now() + keepTime;
  for (let before = performance.now(), isCalm = false; !isCalm && before < end; ) {
    accepted = 0;
    await nextPass();
    const now = performance.now();
    isCalm = accepted === 0 && now - before < calmPass;
    before = now;
  }
  Server.prototype.close.call(server);
  await wait(lastRequestsTime);
}

/** When responses ask clients to close their connection. */
export interface ClosingOptions {
  /** Returns whether the node will stop, and other nodes should get its requests. */
  readonly isDraining?: (() => boolean) | undefined;
  /**
   * Returns whether they are kept all the same until the port is closed: a proxy that does not check readiness then has
   * some, and opens none in the instant in which it is closed.
   */
  readonly keepsConnections?: (() => boolean) | undefined;
}

/**
 * Responses on keep-alive connections ask the client to close them while the server drains and stops: idle ones would delay
 * it, and a proxy could send a request when they are closed.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance, options: ClosingOptions): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isKept = app.server.listening && options.keepsConnections?.();
    if (stopping || (options.isDraining?.() && !isKept)) reply.header('connection', 'close');
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
