import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** An open database of either engine. */
export interface Store {
  readonly engine: 'pglite' | 'postgresql';
  readonly db: Kysely<Tables>;
  /** For migrations and jobs: without statement and lock timeouts, on separate connections. */
  readonly maintenance: Kysely<Tables>;
  /** Runs a statement that each connection prepares once. */
  read<Row>(statement: Statement, parameters: readonly unknown[]): Promise<Row[]>;
  /** Notifies all listeners of a channel, on this node and on others. Notifications may be lost, so listeners also poll. */
  notify(channel: string, payload: string): Promise<void>;
  /** Calls back for every notification of a channel until the returned function is called. */
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  /** The pool of connections for requests, which the embedded database does not have. */
  readonly pool?: ConnectionPool;
  /** The replicas in DATABASE_URL, if it has some. */
  readonly replicas?: Replicas;
  close(): Promise<void>;
}

export interface ConnectionPool {
  /** The idle and busy connections, and the requests that wait for one. */
  readonly counts: () => { idle: number; busy: number; waiting: number };
  /** Calls back with the seconds that each request has waited for a connection. */
  readonly onWait: (callback: (seconds: number) => void) => void;
}

/** Who served a read: a replica, or the primary because no replica is up to date, the organization has changed, or the replica failed. */
export type ReplicaRead = 'replica' | 'unavailable' | 'changed' | 'failed';

/** Whether a replica is used from now on. */
export interface ReplicaState {
  readonly replica: string;
  readonly isUsed: boolean;
  readonly lagSeconds: number;
  readonly err?: unknown;
}

export interface Replicas {
  /** Uses the replicas from now on, and calls back with each read and each change of their states. */
  watch(listener: { state: (state: ReplicaState) => void; read: (outcome: ReplicaRead) => void }): void;
  /** Reads data of an organization from a replica that has all of them, or else from the primary. */
  read<Result>(organizationId: number, read: (db: Connection) => Promise<Result>): Promise<Result>;
  /** The hosts, and the seconds since each had everything that the primary has. */
  lags(): (readonly [replica: string, seconds: number])[];
  close(): Promise<void>;
}

/** Reads data of an organization that may come from a replica. */
export const readFrom = <Result>(
  { db, replicas }: Store,
  organizationId: number,
  read: (db: Connection) => Promise<Result>,
): Promise<Result> => (replicas ? replicas.read(organizationId, read) : read(db));

/** The database, or a transaction. */
export type Connection = Kysely<Tables>;

/** What changes need. */
export interface ChangeDependencies {
  /** The database, or a transaction. */
  readonly db: Connection;
  readonly clock: () => Date;
}

/** Runs changes in a transaction: the given one, or a new one. */
export const inTransaction = <Result>(
  db: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db) : db.transaction().execute(work));

/** A statement with the parameters `$1`, `$2`, and a unique name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}
