import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import packageFile from '../../package.json' with { type: 'json' };
import { repeat } from './scheduler.ts';
import type { Connection } from './store.ts';

const interval = 10_000;

/** Milliseconds without a report after which a node is not listed. */
const seenWithin = 60_000;

/** Milliseconds that a stop waits until the node is not listed any more. */
const removedWithin = 1000;

/** Milliseconds after which what a node has reported is deleted. */
const keptFor = 86_400_000;

/** Reports that a node runs on a port of this machine until the returned function is called. */
export function reportNode(db: Connection, nodeId: string, port: number, clock: () => Date): () => Promise<void> {
  const host = `${hostname()}:${port}`;
  const node = { node_id: nodeId, host, version: packageFile.version, started_at: clock().toISOString() };
  const report = async () => {
    const now = clock();
    const seen = { seen_at: now.toISOString() };
    try {
      await db
        .insertInto('nodes')
        .values({ ...node, ...seen })
        .onConflict((conflict) => conflict.column('node_id').doUpdateSet(seen))
        .execute();
      const forgotten = new Date(now.getTime() - keptFor).toISOString();
      await db.deleteFrom('nodes').where('seen_at', '<', forgotten).execute();
    } catch {
      // While the database does not respond, nobody can read it either.
    }
  };
  let running = Promise.resolve();
  const stop = repeat(
    interval,
    () => {
      running = report();
      return running;
    },
    true,
  );
  return async () => {
    stop();
    await running;
    const removed = db.deleteFrom('nodes').where('node_id', '=', nodeId).execute();
    // A database that does not respond delays no stop: the row is not listed for long.
    await Promise.race([removed.catch(() => undefined), setTimeout(removedWithin, undefined, { ref: false })]);
  };
}

/** Returns the nodes that run, oldest first. */
export const readNodes = (db: Connection, now: Date) =>
  db
    .selectFrom('nodes')
    .selectAll()
    .where('seen_at', '>', new Date(now.getTime() - seenWithin).toISOString())
    .orderBy('started_at')
    .orderBy('node_id')
    .execute();
