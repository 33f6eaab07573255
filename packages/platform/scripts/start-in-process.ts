import { parseCommandLine } from '../src/admin/run-command.ts';
import { readSettings } from '../src/config/settings.ts';
import { databaseSettings, openStore } from '../src/database/open.ts';
import { createLogger } from '../src/observability/logger.ts';
import { startService } from '../src/start-service.ts';

/**
 * Starts the service in this process, for tests of other packages, which do not wait for the disk.
 * @param env its environment variables, with a secret
 */
export async function startInProcess(env: Readonly<Record<string, string>>) {
  const settings = readSettings(env);
  const { secret = '' } = settings;
  const logger = createLogger(settings.logLevel);
  const store = await openStore({ ...databaseSettings(settings), synchronousCommit: false });
  const service = await startService({ store, settings, secret, logger, withDemoData: false, print: () => {} });
  const terminal = { readLine: () => Promise.reject(new Error('No command reads.')), workingFolder: process.cwd() };
  return {
    baseUrl: settings.baseUrl,
    /** Runs an admin command. @returns its JSON output */
    async admin(...args: string[]): Promise<unknown> {
      const line = parseCommandLine(args);
      return (await line?.command.run(service.commandDependencies(terminal), line.values))?.data;
    },
    async stop(): Promise<void> {
      await service.stop();
      await store.close();
    },
  };
}
