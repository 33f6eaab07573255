import { parseArgs } from 'node:util';
import { startPostgresql } from '@worklane/testing/postgresql';
import { runCuts } from '../listen/run-cuts.ts';
import { preparePlatform } from '../platform/prepare-platform.ts';
import { startPlatform } from '../platform/start-platform.ts';
import { embeddedDatabase, serverDatabase } from '../platform/test-database.ts';

/**
 * Cuts the connection of `worklane listen` to the service, by default 100 times while 50 events per second happen, and fails
 * unless each event was forwarded exactly once. With `--engine=postgresql` the service has PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '100' },
    rate: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const postgresql = values.engine === 'postgresql' ? await startPostgresql() : undefined;
const database = await (postgresql ? serverDatabase(postgresql.url) : embeddedDatabase());
const platform = await startPlatform(await preparePlatform(database));
try {
  const result = await runCuts(platform, { cuts: Number(values.cuts), eventsPerSecond: Number(values.rate) });
  console.log(JSON.stringify(result, undefined, 2));
  process.exitCode = result.lost === 0 && result.doubled === 0 && result.exitCode === 0 ? 0 : 1;
} finally {
  await platform.stop();
  await postgresql?.stop();
}
