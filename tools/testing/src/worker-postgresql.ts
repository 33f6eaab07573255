import { type Postgresql, startPostgresql } from './postgresql.ts';

let server: Promise<Postgresql> | undefined;

/**
 * Returns the URL of this worker's PostgreSQL server, which stops with the worker. Workers do not share servers, so that
 * their tests share no connections, locks or transaction ids.
 */
export async function workerPostgresql(): Promise<string> {
  server ??= startPostgresql();
  return (await server).url;
}
