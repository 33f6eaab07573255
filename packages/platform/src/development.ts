import { printError } from '@worklane/contract/terminal';
import { openControlSocket } from './admin/control/control-socket.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { readOrCreateSecret } from './database/embedded/database-folder.ts';
import { databaseSettings, openStore } from './database/open.ts';
import type { Store } from './database/store.ts';
import { createLogger } from './observability/logger.ts';
import { explainStartFailure } from './observability/start-failure.ts';
import { startService } from './start-service.ts';

/** What `npm run dev` keeps while it loads the modules of the service again: opening the database takes longest. */
interface Kept {
  readonly settings: Settings;
  readonly store: Store;
  readonly secret: string;
  hasStarted: boolean;
}

/** @throws Error that explains what the developer has to change. */
export async function open(): Promise<Kept> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    const store = await openStore(databaseSettings(settings));
    const secret = settings.secret ?? (await readOrCreateSecret(settings.dataFolder));
    return { settings, store, secret, hasStarted: false };
  } catch (error) {
    throw new Error(explainStartFailure(error, settings) ?? (error as Error).message, { cause: error });
  }
}

/** Starts the service on any free port, beside the one that it will replace. */
export async function start(kept: Kept) {
  const { settings, store, secret } = kept;
  const logger = createLogger(settings.logLevel);
  const { port, commandDependencies, stop } = await startService({
    settings: { ...settings, host: '127.0.0.1', port: 0 },
    store,
    secret,
    logger,
    withDemoData: !kept.hasStarted,
    print: printError,
  });
  kept.hasStarted = true;
  let closeControlSocket: (() => Promise<void>) | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Takes over the socket for admin commands, after the predecessor has stopped. */
    async replaced() {
      if (settings.databaseUrl !== undefined) return;
      closeControlSocket = await openControlSocket({ settings, commandDependencies, logger });
    },
    async stop() {
      await Promise.all([stop(), closeControlSocket?.()]);
    },
  };
}

export const close = ({ store }: Kept): Promise<void> => store.close();
