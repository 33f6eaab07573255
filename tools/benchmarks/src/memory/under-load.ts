import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { requestsPerSecond } from '../load/load.ts';
import { environmentFor, startPlatform } from '../resources/platform.ts';
import { scenarios } from '../resources/scenarios.ts';
import { seedTasks } from '../resources/seed.ts';
import { stopServer } from '../server-process.ts';
import { residentMemory } from './resident-memory.ts';

const seconds = 10;
const tasks = 10_000;

/** Prints the resident memory after each load of gets, creates and lists in turn. */
export async function measureMemoryUnderLoad(total: number): Promise<void> {
  const database = await startPostgresql();
  const platform = await startPlatform({ environment: environmentFor(database.url), organizations: 1 });
  const client = new pg.Client({ connectionString: database.url });
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
        console.log(`${String(requests).padStart(9)}  ${String(await residentMemory(platform.process)).padStart(4)}`);
      }
    }
  } finally {
    await client.end();
    await stopServer(platform.process);
    await database.stop();
  }
}
