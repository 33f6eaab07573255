import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { repeat } from './scheduler.ts';
import type { Connection, Store } from './store.ts';

/** What an operator can limit for one organization. */
export const quotas = ['requests', 'webhooks', 'streams', 'applications', 'records', 'token-seconds'] as const;

export type Quota = (typeof quotas)[number];

/** The names of what operators switch. */
export const controlNames = {
  readOnly: 'read-only',
  organization: (organizationId: number) => `organization ${organizationId}`,
  /** Of a webhook, of an organization, or all. */
  deliveries: (organizationId?: number, webhookId?: number) =>
    ['deliveries', organizationId, webhookId].filter((part) => part !== undefined).join(' '),
  node: (nodeId: string) => `node ${nodeId}`,
  quota: (organizationId: number, quota: Quota) => `quota ${organizationId} ${quota}`,
};

/** The reason of an organization that was deleted: it stays suspended, so that its tokens stay rejected. */
export const deletedOrganization = 'it was deleted.';

const channel = 'operator_controls';

const pollInterval = 2000;

export interface Control {
  readonly name: string;
  /** The reason or the limit. */
  readonly value: string;
  readonly operator: string;
}

/** Switches something on all nodes. */
export async function setControl(db: Connection, { name, ...rest }: Control, now: Date): Promise<true> {
  const values = { ...rest, created_at: now.toISOString() };
  await db
    .insertInto('operator_controls')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
  await notifyControls(db);
  return true;
}

/** Switches something back. @returns whether it was switched */
export async function clearControl(db: Connection, name: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('operator_controls').where('name', '=', name).executeTakeFirst();
  await notifyControls(db);
  return numDeletedRows > 0n;
}

/** Makes all nodes read again what operators and owners have limited. */
export const notifyControls = (db: Connection) => sql`select pg_notify(${channel}, '')`.execute(db);

export const readControls = (db: Connection) =>
  db.selectFrom('operator_controls').selectAll().orderBy('created_at').orderBy('name').execute();

async function readTokenSeconds(db: Connection): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('organizations')
    .select(['organization_id', 'max_token_seconds'])
    .where('max_token_seconds', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.organization_id, Number(row.max_token_seconds)]));
}

/**
 * What operators have switched, and how long the tokens of organizations are valid at most, in the memory of a node: known when
 * it opens, and within seconds of a change.
 */
export class OperatorControls {
  #values: ReadonlyMap<string, string> = new Map();
  #tokenSeconds: ReadonlyMap<number, number> = new Map();
  #read = async (): Promise<void> => undefined;
  /** One read after the other, so that none replaces what a later one has found. */
  #last = Promise.resolve();

  /** @returns a function that stops reading */
  async open(store: Store): Promise<() => Promise<void>> {
    this.#read = async () => {
      const rows = await readControls(store.db);
      this.#values = new Map(rows.map(({ name, value }) => [name, value]));
      this.#tokenSeconds = await readTokenSeconds(store.db);
    };
    await this.#read();
    const refresh = () => this.refresh();
    const unlisten = await store.listen(channel, refresh);
    const stop = repeat(pollInterval, refresh);
    return async () => {
      stop();
      await unlisten();
    };
  }

  /** Reads what has changed. While the database does not respond, what is known applies. */
  refresh(): Promise<void> {
    this.#last = this.#last.then(() => this.#read()).catch(() => undefined);
    return this.#last;
  }

  /** The notice for those who want to write; undefined if they may. */
  get readOnly(): string | undefined {
    return this.#values.get(controlNames.readOnly);
  }

  /** Returns the reason; undefined if the organization is not suspended. */
  suspension(organizationId: number): string | undefined {
    return this.#values.get(controlNames.organization(organizationId));
  }

  /** @throws ProblemError organization_suspended */
  requireActive(organizationId: number): void {
    const reason = this.suspension(organizationId);
    if (reason === undefined) return;
    const detail = `The operator of the service has suspended organization ${organizationId}: ${reason}`;
    throw new ProblemError('organization_suspended', detail);
  }

  arePaused(organizationId: number, webhookId: number): boolean {
    const names = [
      controlNames.deliveries(),
      controlNames.deliveries(organizationId),
      controlNames.deliveries(organizationId, webhookId),
      controlNames.organization(organizationId),
    ];
    return this.#values.size > 0 && names.some((name) => this.#values.has(name));
  }

  isDrained(nodeId: string): boolean {
    return this.#values.has(controlNames.node(nodeId));
  }

  /** Returns the limit of an organization; undefined if that of all others applies. */
  quota(organizationId: number, quota: Quota): number | undefined {
    const value = this.#values.get(controlNames.quota(organizationId, quota));
    return value === undefined ? undefined : Number(value);
  }

  /** Returns the lifetime of an access token, unless its owners or operators have set a shorter one for the organization. */
  tokenSeconds(organizationId: number, seconds: number): number {
    const ofOperator = this.quota(organizationId, 'token-seconds') ?? seconds;
    return Math.min(seconds, ofOperator, this.#tokenSeconds.get(organizationId) ?? seconds);
  }
}
