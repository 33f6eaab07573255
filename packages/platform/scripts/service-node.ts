import { fstatSync, readdirSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { openService } from '../src/compose.ts';
import { readSettings } from '../src/config/settings.ts';
import { databaseSettings, openStore } from '../src/database/open.ts';
import { stopOnSignals } from '../src/http/shutdown.ts';
import type { AccessTokenRequest } from '../src/oauth/tokens/issue-access-token.ts';
import { createLogger } from '../src/observability/logger.ts';

type Command =
  /** Milliseconds by which the clock of the machine is wrong. */
  | { clockOffset: number }
  | { issueToken: AccessTokenRequest }
  /** What the process holds. */
  | { measure: true }
  /** Runs a statement in a session of the service. */
  | { query: { statement: string; values: unknown[] } };

/**
 * Starts the service as `src/main.ts` does, on a machine whose clock the parent process can move. Gets its settings, as environment
 * variables, as JSON, and commands as messages.
 */
const { env } = JSON.parse(process.argv[2] ?? '') as { env: Record<string, string> };
let clockOffset = 0;
const { now } = Date;
Date.now = () => now() + clockOffset;
let listenerWarnings = 0;
process.on('warning', ({ name }) => {
  if (name === 'MaxListenersExceededWarning') listenerWarnings++;
});
const settings = readSettings(env);
const logger = createLogger(settings.logLevel, process.stderr);
const { secret = '' } = settings;
const store = await openStore(databaseSettings(settings));
const { app, issueToken, stop } = await openService({ store, settings, secret, logger });
await app.listen({ host: settings.host, port: settings.port });
stopOnSignals({
  process,
  logger,
  async stop() {
    const finished = await stop();
    await store.close();
    return finished;
  },
});

process.on('message', async (command: Command) => process.send?.(await execute(command)));
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });

/** Without files of the embedded database, which keeps one open for each part of a table that it has used. */
function countDescriptors(): number {
  const descriptors = readdirSync('/dev/fd');
  if (store.engine === 'postgresql') return descriptors.length;
  return descriptors.filter((descriptor) => !isFile(Number(descriptor))).length;
}

function isFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    // Closed since it was listed.
    return true;
  }
}

async function execute(command: Command): Promise<object> {
  if ('issueToken' in command) return { token: (await issueToken(command.issueToken)).token };
  if ('measure' in command) {
    const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    return { measured: { descriptors: countDescriptors(), timers, listenerWarnings } };
  }
  if ('query' in command) {
    const { statement, values } = command.query;
    return { rows: (await store.db.executeQuery(CompiledQuery.raw(statement, values))).rows };
  }
  clockOffset = command.clockOffset;
  return { clockMoved: true };
}
