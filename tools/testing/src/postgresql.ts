import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A PostgreSQL server for tests. */
export interface Postgresql {
  /** The URL of its database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface PostgresqlOptions {
  /** Whether a commit waits for the disk, as it does outside of tests. Default: false, which is faster. */
  readonly durable?: boolean;
}

/**
 * Starts a PostgreSQL server on a free port, in a temporary folder. It runs below a process of its own that stops it
 * when the caller ends, however that happens, so that no server outlives the tests.
 */
export async function startPostgresql({ durable = false }: PostgresqlOptions = {}): Promise<Postgresql> {
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL('./postgresql-keeper.ts', import.meta.url)), durable ? 'durable' : 'fast'],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  const ended = once(keeper, 'close');
  let output = '';
  let errors = '';
  keeper.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  keeper.stdout.setEncoding('utf8');
  const url = await new Promise<string>((resolve, reject) => {
    keeper.stdout.on('data', (chunk: string) => {
      output += chunk;
      if (output.endsWith('\n')) resolve(output.trim());
    });
    ended.then(() => reject(new Error(`PostgreSQL for the tests did not start:\n${errors}`)), reject);
  });
  return {
    url,
    async stop() {
      keeper.stdin.end();
      await ended;
    },
  };
}
