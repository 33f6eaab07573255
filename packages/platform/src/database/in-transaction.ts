import type { Connection } from './store.ts';

/** Runs changes in a transaction: the given one, or a new one. */
export const inTransaction = <Result>(
  db: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db) : db.transaction().execute(work));
