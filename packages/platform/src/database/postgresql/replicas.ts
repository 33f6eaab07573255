import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { batchesOf } from '../batches/batches.ts';
import { repeat } from '../scheduler.ts';
import type { Connection, Replicas } from '../store.ts';
import { executeText, preparedMark } from './prepared-statements.ts';
import { RoleClient } from './primary-client.ts';

/** Milliseconds between two looks at a replica, and until one that does not respond is given up; also between two attempts to connect. */
const interval = 250;
export const responseTime = 2000;

/** Fails when its server is, or becomes, a primary, because its data may then differ from those of ours. */
export class StandbyClient extends RoleClient {
  constructor(config: pg.ClientConfig = {}) {
    super(config, 'The replica is not a standby.', (name, value) => name === 'in_hot_standby' && value === 'off');
  }
}

export interface ReplicaOptions {
  readonly host: string;
  /** The pool of connections for requests, and its sockets. */
  readonly db: Connection;
  readonly sockets: ReadonlySet<Socket>;
  /** The connection that looks at the server, so that it does not wait for requests. */
  readonly config: pg.ClientConfig;
}

interface Replica extends ReplicaOptions {
  client?: pg.Client | undefined;
  /** The transaction ID below which it has replayed the end of every transaction; undefined while it is not used. */
  horizon?: string | undefined;
  /** When it last had everything that the primary had, if that is known, in milliseconds of `performance.now()`. */
  upToDateAt?: number | undefined;
  /** Where it had replayed transactions that the primary, which was promoted without them, does not have. */
  divergedAt?: number;
  /** Whether the last look found that it can be used. */
  isUsed?: boolean;
}

interface Look {
  /** Bytes of the log. */
  readonly position: number;
  readonly horizon: string;
  readonly system: string;
}

const lookAt = (position: string) => `
  select (${position} - '0/0')::float8 as position, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
    (select system_identifier::text from pg_control_system()) as system`;

/** Whether all transactions that have changed data of an organization are below a horizon, for concurrent requests together. */
const unchanged = batchesOf<{ organizationId: number; horizon: string }, boolean>((db) => {
  const text = `${preparedMark}
    select wanted.n
    from unnest($1::bigint[], $2::xid8[]) with ordinality as wanted (organization_id, horizon, n)
    where exists (
      select from events
      where organization_id = wanted.organization_id and transaction_id >= wanted.horizon
      order by transaction_id
      limit 1
    )`;
  return async (wanted) => {
    const organizationIds = wanted.map(({ organizationId }) => organizationId);
    const rows = await executeText<{ n: number }>(db, text, [organizationIds, wanted.map(({ horizon }) => horizon)]);
    const changed = new Set(rows.map(({ n }) => n));
    return wanted.map((_each, index) => !changed.has(index + 1));
  };
});

/**
 * Standbys that serve lists. Each is used while it has what the primary had at most `maxStaleness` seconds ago, and for organizations
 * that have changed nothing since: the primary knows them by the transaction IDs of their events. A list from a replica is
 * therefore the one that the primary would return, on whichever node and for whomever.
 */
export function openReplicas(primary: Connection, given: readonly ReplicaOptions[], maxStaleness: number): Replicas {
  const replicas = given.map((each): Replica => ({ ...each }));
  const openedAt = performance.now();
  /** Where the log of the primary was, and when, oldest first. */
  let positions: { at: number; position: number }[] = [];
  let listener: Parameters<Replicas['watch']>[0] | undefined;
  let stops: (() => void)[] = [];
  let next = 0;

  const lagOf = ({ upToDateAt = openedAt }: Replica) => (performance.now() - upToDateAt) / 1000;

  async function lookAtPrimary(): Promise<Look | undefined> {
    const at = performance.now();
    const [head] = await executeText<Look>(primary, lookAt('pg_current_wal_lsn()'), []).catch(() => []);
    const recent = positions.filter((each) => each.at > at - maxStaleness * 1000);
    positions = head ? [...recent, { at, position: head.position }] : recent;
    return head;
  }

  async function watch(replica: Replica): Promise<void> {
    const err = await look(replica);
    const isUsed = isUsable(replica);
    const isDecided = isUsed || err !== undefined || lagOf(replica) > maxStaleness;
    if (isDecided && isUsed !== replica.isUsed) {
      replica.isUsed = isUsed;
      listener?.state({ replica: replica.host, isUsed, lagSeconds: lagOf(replica), err });
    }
    if (err !== undefined) await setTimeout(responseTime, undefined, { ref: false });
  }

  /** Returns why the replica cannot be used. */
  async function look(replica: Replica): Promise<unknown> {
    try {
      const found = await lookThrough(replica);
      const upToDateAt = positions.findLast((each) => each.position <= found.position)?.at;
      const head = await lookAtPrimary();
      if (head) {
        if (found.system !== head.system) throw new Error('The replica belongs to another primary.');
        if (found.position > head.position) replica.divergedAt = found.position;
        if (found.position === replica.divergedAt) throw new Error('The replica has what the primary has lost.');
        replica.upToDateAt = upToDateAt ?? replica.upToDateAt;
        replica.horizon = found.horizon;
      }
      return undefined;
    } catch (error) {
      replica.horizon = undefined;
      replica.client?.connection.stream.destroy();
      replica.client = undefined;
      // Those who wait for it read from the primary.
      for (const socket of replica.sockets) socket.destroy();
      return error;
    }
  }

  const isUsable = (replica: Replica) =>
    replica.horizon !== undefined && replica.upToDateAt !== undefined && lagOf(replica) <= maxStaleness;

  function choose(): Replica | undefined {
    const usable = replicas.filter(isUsable);
    return usable[next++ % usable.length];
  }

  async function tryRead<Result>(organizationId: number, read: (db: Connection) => Promise<Result>) {
    const replica = choose();
    if (!replica?.horizon) return { outcome: 'unavailable' as const };
    const { db, horizon } = replica;
    if (!(await unchanged(primary).add({ organizationId, horizon }))) return { outcome: 'changed' as const };
    try {
      return { outcome: 'replica' as const, result: await read(db) };
    } catch {
      // Such as a conflict with the recovery. What the request itself has caused fails on the primary, too.
      return { outcome: 'failed' as const };
    }
  }

  return {
    watch(given) {
      listener = given;
      stops = replicas.map((each) => repeat(interval, () => watch(each), true));
    },
    async read(organizationId, read) {
      const tried = await tryRead(organizationId, read);
      listener?.read(tried.outcome);
      return tried.outcome === 'replica' ? tried.result : read(primary);
    },
    lags: () => replicas.map((each) => [each.host, lagOf(each)]),
    async close() {
      listener = undefined;
      for (const stop of stops) stop();
      for (const { client } of replicas) client?.connection.stream.destroy();
      await Promise.all(replicas.map(({ db }) => db.destroy()));
    },
  };
}

async function lookThrough(replica: Replica): Promise<Look> {
  if (!replica.client) {
    replica.client = new StandbyClient(replica.config);
    // After a crash, a standby may accept reads before it has replayed again what it had.
    replica.client.on('error', () => {
      replica.horizon = undefined;
    });
    await replica.client.connect();
  }
  const { rows } = await replica.client.query<Look>(lookAt('pg_last_wal_replay_lsn()'));
  return rows[0] as Look;
}
