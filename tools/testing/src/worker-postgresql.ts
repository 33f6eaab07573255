import { type Postgresql, startPostgresql } from './postgresql.ts';

let server: Promise<Postgresql> | undefined;

/**
 * The PostgreSQL server of this worker, which ends with it. No two workers share one, so that their tests share no
 * connections, locks or transaction ids.
 */
export async function workerPostgresql(): Promise<string> {
  server ??= startPostgresql();
  return (await server).url;
}
