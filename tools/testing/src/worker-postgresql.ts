import { type Postgresql, startPostgresql } from './postgresql.ts';

let server: Promise<Postgresql> | undefined;

/**
 * The PostgreSQL server of this worker, which ends with it. No two workers share one: the feed waits for every
 * transaction of a server, also for those of other tests.
 */
export async function workerPostgresql(): Promise<string> {
  server ??= startPostgresql();
  return (await server).url;
}
