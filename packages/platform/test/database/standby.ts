import { execFileSync } from 'node:child_process';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Postgresql, startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';

export const hostOf = ({ url }: Postgresql) => new URL(url).host;

export async function run({ url }: Postgresql, statement: string): Promise<{ position?: unknown }[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const isConnectable = (server: Postgresql) =>
  run(server, 'select 1').then(
    () => true,
    () => false,
  );

/** Starts a server and its standby, which end with the test. */
export async function startPair(): Promise<{ primary: Postgresql; standby: Postgresql }> {
  const primary = await startServer();
  const standby = await startCopy(primary, primary);
  return { primary, standby };
}

async function startServer(): Promise<Postgresql> {
  const server = await startPostgresql();
  onTestFinished(server.stop);
  return server;
}

/** Starts a server with the data of another one: its standby, or one that accepts writes. */
export async function startCopy(original: Postgresql, primary?: Postgresql): Promise<Postgresql> {
  const copy = await startServer();
  await Promise.all([original.crash('SIGINT'), copy.crash('SIGINT')]);
  await rm(copy.dataFolder, { recursive: true });
  execFileSync('cp', ['-a', original.dataFolder, copy.dataFolder]);
  if (primary) {
    await writeFile(join(copy.dataFolder, 'standby.signal'), '');
    const source = `host=127.0.0.1 port=${new URL(primary.url).port} user=postgres password=postgres`;
    await appendFile(join(copy.dataFolder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  }
  await original.start();
  // The start of a standby resolves when it is promoted.
  copy.start().catch(() => undefined);
  await expect.poll(() => isConnectable(copy)).toBe(true);
  return copy;
}
