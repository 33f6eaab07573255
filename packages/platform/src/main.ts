import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { print, printError } from '@worklane/contract/terminal';
import packageFile from '../package.json' with { type: 'json' };
import { adminCommand, startCommand } from './config/installation.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { readOrCreateSecret } from './database/embedded/database-folder.ts';
import { databaseSettings, openStore } from './database/open.ts';
import { stopOnSignals } from './http/shutdown.ts';
import { releaseMemoryWhenIdle } from './idle-memory.ts';
import { createLogger } from './observability/logger.ts';
import { explainStartFailure } from './observability/start-failure.ts';
import { startTracing } from './observability/tracing.ts';
import { startService } from './start-service.ts';

const usage = `Starts the Worklane service. Its settings are environment variables, listed in the README of @worklane/platform.

Usage: ${startCommand} [OPTIONS]
       ${adminCommand} COMMAND

  --empty     Start without demo data
  --help      Show this help
  --version   Show the version`;

async function start(settings: Settings, withDemoData: boolean): Promise<void> {
  const nodeId = randomUUID();
  // It traces only what is created after it.
  const tracing = settings.otlpEndpoint === undefined ? undefined : await startTracing(settings.otlpEndpoint, nodeId);
  const logger = createLogger(settings.logLevel);
  const store = await openStore(databaseSettings(settings));
  const secret = settings.secret ?? (await readOrCreateSecret(settings.dataFolder));
  const { commandDependencies, drain, stop } = await startService({
    store,
    settings,
    secret,
    logger,
    nodeId,
    withDemoData,
    // Standard output contains only the log.
    print: printError,
  });
  let closeControlSocket: (() => Promise<void>) | undefined;
  if (settings.databaseUrl === undefined) {
    // Nodes on PostgreSQL start without its modules: all commands and the embedded database.
    const { openControlSocket } = await import('./admin/control/control-socket.ts');
    closeControlSocket = await openControlSocket({ settings, commandDependencies, logger });
  }
  stopOnSignals({
    process,
    logger,
    // Without PostgreSQL there is no other node.
    drain: settings.databaseUrl === undefined ? undefined : drain,
    parent,
    async stop() {
      const [finished] = await Promise.all([stop(), closeControlSocket?.()]);
      await store.close();
      await tracing?.stop();
      return finished;
    },
  });
  printError(readyMessage(settings, withDemoData));
  releaseMemoryWhenIdle();
}

function readyMessage({ baseUrl, databaseUrl, dataFolder }: Settings, withDemoData: boolean): string {
  return `Worklane is ready.
  Dashboard      ${baseUrl}/dashboard
  Documentation  ${baseUrl}/docs/getting-started
  Data           ${databaseUrl === undefined ? dataFolder : 'PostgreSQL (DATABASE_URL)'}
${withDemoData ? '  First steps    ' : '  Commands       '}${adminCommand} ${withDemoData ? 'first-steps' : '--help'}`;
}

/** The parent when this process started, which may end before the service is ready. */
const parent = process.env.npm_command === 'exec' ? process.ppid : undefined;

let settings: Settings | undefined;
try {
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { empty: flag, help: flag, version: flag } });
  if (values.help) {
    print(usage);
  } else if (values.version) {
    print(packageFile.version);
  } else {
    settings = readSettings(process.env);
    await start(settings, !values.empty);
  }
} catch (error) {
  printError(explainStartFailure(error, settings) ?? `Worklane could not start: ${(error as Error).stack}`);
  process.exit(1);
}
