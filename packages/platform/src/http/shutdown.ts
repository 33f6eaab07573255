import type { FastifyInstance } from 'fastify';
import type { Logger } from '../observability/logger.ts';

/**
 * Stops a server: it takes no more connections, and the requests in flight are finished.
 * @returns whether all of them could finish in time; the connections of the others are cut.
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

/** Answers on connections that are kept alive ask the client to close them, or they would hold up the end. */
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
  /** Stops everything; true when nothing was cut off. */
  stop: () => Promise<boolean>;
  logger: Logger;
  /** The process, from which signals come and which is ended. */
  process: { on(signal: NodeJS.Signals, hear: (signal: NodeJS.Signals) => void): unknown; exit(code: number): void };
}

/** Stops the service at SIGTERM or SIGINT, and ends the process at once at a second one. */
export function stopOnSignals({ stop, logger, process }: SignalOptions): void {
  let stopping = false;
  const hear = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    try {
      const complete = await stop();
      if (complete) logger.info('stopped');
      else logger.warn('stopped; requests that took too long were cut off');
      process.exit(complete ? 0 : 1);
    } catch (err) {
      logger.error({ err }, 'stopping failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, hear);
}
