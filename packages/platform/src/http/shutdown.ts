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

/** Responses on keep-alive connections ask the client to close them while the server stops: they would delay it. */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
}

export interface SignalOptions {
  /** Stops everything; true if no request was aborted. */
  stop: () => Promise<boolean>;
  logger: Logger;
  /** The process that receives the signals. */
  process: {
    on(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
    exit(code: number): void;
  };
}

/** Stops the service at SIGTERM or SIGINT, and exits at once at a second signal. */
export function stopOnSignals({ stop, logger, process }: SignalOptions): void {
  let stopping = false;
  const handle = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    try {
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
}
