import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';
import { startPostgresql } from '@worklane/testing/postgresql';
import type { Engine } from '@worklane/testing/tier';

/** A database that outlives the killed processes. */
export interface Database {
  /** What the processes open. */
  target: { url: string } | { folder: string };
  remove: () => Promise<void>;
}

/** Opens an empty database with durable commits. */
export async function openDatabase(engine: Engine): Promise<Database> {
  if (engine === 'postgresql') {
    const { url, stop } = await startPostgresql({ durable: true });
    return { target: { url }, remove: stop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'worklane-kill-'));
  await copyEmptyDatabase(join(folder, 'database'));
  return { target: { folder }, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** @throws Error for an unknown engine */
export function parseEngine(name: string): Engine {
  if (name === 'pglite' || name === 'postgresql') return name;
  throw new Error(`Unknown engine: ${name}. Use --engine pglite or --engine postgresql.`);
}
