import { readFile } from 'node:fs/promises';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { requestsPerSecond } from '../load/load.ts';
import { environmentFor, startPlatform } from '../resources/platform.ts';
import { scenarios } from '../resources/scenarios.ts';
import { seedTasks } from '../resources/seed.ts';
import { stopServer } from '../server-process.ts';

/**
 * Measures the resident memory of the platform during a million requests: gets, creates and lists in turn.
 * Option: --requests N. Linux only, because it reads /proc.
 */
const index = process.argv.indexOf('--requests');
const total = index < 0 ? 1_000_000 : Number(process.argv[index + 1]);
const seconds = 10;
const tasks = 10_000;

const database = await startPostgresql();
const platform = await startPlatform({ environment: environmentFor(database.url), organizations: 1 });
const client = new pg.Client({ connectionString: database.url });
const megabytes = async () => {
  const status = await readFile(`/proc/${platform.process.pid}/status`, 'utf8');
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024);
};
try {
  await client.connect();
  await seedTasks(client, 1, tasks);
  const [target] = platform.targets;
  if (!target) throw new Error('The platform has no organization.');
  console.log(`${'requests'.padStart(9)}   MB`);
  let requests = 0;
  while (requests < total) {
    for (const { request } of scenarios) {
      requests += Math.round((await requestsPerSecond(target, request, seconds, tasks)) * seconds);
      console.log(`${String(requests).padStart(9)}  ${String(await megabytes()).padStart(4)}`);
    }
  }
} finally {
  await client.end();
  await stopServer(platform.process);
  await database.stop();
}
