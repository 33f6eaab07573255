/** Time limits of a database, in seconds. */
export interface DatabaseTimeouts {
  /** To connect, or to get a connection of the pool. */
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  /** Of a transaction between two statements. */
  readonly idleTransaction: number;
  /** Without traffic until either side checks whether the other one is still there. */
  readonly keepalive: number;
}

export const defaultTimeouts: DatabaseTimeouts = {
  connect: 5,
  statement: 8,
  lock: 5,
  idleTransaction: 10,
  keepalive: 10,
};
