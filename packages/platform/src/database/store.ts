import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** An open database, whichever engine it is. */
export interface Store {
  readonly engine: 'pglite' | 'postgresql';
  readonly db: Kysely<Tables>;
  /** For migrations and jobs: without the time limits of statements and locks, and apart from the connections of requests. */
  readonly maintenance: Kysely<Tables>;
  /** Runs a statement that is planned once for each connection, for what is read at every request. */
  read<Row>(statement: Statement, parameters: readonly unknown[]): Promise<Row[]>;
  /** Tells all listeners of a channel, on this node and on others. It may be lost: whoever waits also looks. */
  notify(channel: string, payload: string): Promise<void>;
  /** Calls back for every notification of a channel until the returned function is called. */
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  /** How many connections of the pool are idle and busy, and how many callers wait for one; where there is a pool. */
  readonly connections?: () => { idle: number; busy: number; waiting: number };
  close(): Promise<void>;
}

/** A transaction, or the store itself outside of one. */
export type Connection = Kysely<Tables>;

/** A statement with `$1`, `$2` for its parameters, and a name that no other statement has. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}
