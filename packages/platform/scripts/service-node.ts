import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { openService } from '../src/compose.ts';
import { readSettings } from '../src/config/settings.ts';
import { databaseSettings, openStore } from '../src/database/open.ts';
import { stopOnSignals } from '../src/http/shutdown.ts';
import { createLogger } from '../src/observability/logger.ts';
import type { NodeCommand, NodeReply, Resources, ServiceNodeOptions } from './service-node/messages.ts';

/**
 * Starts the service as `src/main.ts` does, with a clock that the parent process can move. Gets its options as JSON and
 * commands as messages.
 */
const { env } = JSON.parse(process.argv[2] ?? '') as ServiceNodeOptions;
let clockOffset = 0;
const clock = () => new Date(Date.now() + clockOffset);
let listenerWarnings = 0;
process.on('warning', ({ name }) => {
  if (name === 'MaxListenersExceededWarning') listenerWarnings++;
});
const settings = readSettings(env);
const logger = createLogger(settings.logLevel, process.stderr);
const { secret = '' } = settings;
const store = await openStore(databaseSettings(settings));
const { app, issueToken, stop } = await openService({ store, settings, secret, clock, logger });
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

const reply = (message: NodeReply) => process.send?.(message);

process.on('message', async (command: NodeCommand) => {
  if ('clockOffset' in command) {
    clockOffset = command.clockOffset;
    reply({ clockMoved: true });
  } else if ('issueToken' in command) reply({ token: (await issueToken(command.issueToken)).token });
  else if ('measure' in command) reply({ measured: measure() });
  else reply({ commitSettings: await readCommitSettings() });
});
process.on('disconnect', () => process.exit());
reply({ ready: true });

function measure(): Resources {
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  return { descriptors: readdirSync('/dev/fd').length, timers, listenerWarnings };
}

/** Returns the settings of a session of the service on which the durability of commits depends. */
async function readCommitSettings(): Promise<Record<string, string>> {
  const { rows } = await sql<Record<string, string>>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes`.execute(store.db);
  return rows[0] ?? {};
}
