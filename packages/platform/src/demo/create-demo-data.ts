import { type DemoWrite, demoProfiles, demoWrites } from '@worklane/contract/demo';
import type { Principal } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection, Store } from '../database/store.ts';
import { addMember, type NewMember } from '../identity/members.ts';
import { listMemberships } from '../identity/memberships.ts';
import { listOrganizations } from '../identity/organizations.ts';
import { createRecord } from '../records/create.ts';
import { updateRecord } from '../records/update.ts';
import { createDemoCredentials, type DemoCredentials, demoOwner, findDemoCredentials } from './demo-credentials.ts';
import { contract, createExampleWebhooks, exampleOrganizationId, lastExampleIds } from './examples.ts';

export interface CreateDemoOptions {
  now: Date;
  /** The same seed creates the same data. */
  seed: number;
  /** The secret of the service. */
  secret: string;
  /** Called before the first write. */
  onStart?: () => void;
}

export interface DemoOrganization {
  organizationId: number;
  name: string;
  /** The number of records, including members. */
  records: number;
}

export interface DemoData {
  organizations: DemoOrganization[];
  /** The organization that owns the applications of the credentials. */
  organizationId: number;
  credentials: DemoCredentials;
}

export interface CreatedDemoData extends DemoData {
  credentials: Required<DemoCredentials>;
}

/**
 * Creates two organizations with demo data, or returns undefined if the database has an organization. The organizations
 * are inserted last: after an interrupted run the database has none, and the next start begins again.
 */
export const createDemoData = (store: Store, options: CreateDemoOptions): Promise<CreatedDemoData | undefined> =>
  locked(store, async (lockedStore) => {
    const { db } = lockedStore;
    if ((await listOrganizations(db)).length > 0) return undefined;
    options.onStart?.();
    await reserveExampleIds(db);
    const plans = await plannedWrites(db, options);
    const organizations: DemoOrganization[] = [];
    for (const plan of plans) organizations.push(await seedOrganization(lockedStore, plan, options));
    const [main] = organizations as [DemoOrganization];
    const { organizationId } = main;
    const credentials = await createDemoCredentials(db, organizationId, options);
    await insertOrganizations(db, organizations, options.now);
    return { organizations, organizationId, credentials };
  });

/** The advisory lock of processes that start at the same time. */
const lock = 5_601_220_419;

/** Runs work on the connection that holds the lock: the embedded database has no other. */
const locked = <Result>(store: Store, work: (store: Store) => Promise<Result>): Promise<Result> =>
  store.maintenance.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${sql.lit(lock)})`.execute(db);
    try {
      return await work({ ...store, db });
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(db);
    }
  });

interface Plan {
  readonly profile: (typeof demoProfiles)[number];
  readonly ownerId: number;
  readonly writes: readonly DemoWrite[];
}

/** Plans all writes, and advances the sequence of record IDs beyond them, also for a run after an interrupted one. */
async function plannedWrites(db: Connection, { seed, now }: CreateDemoOptions): Promise<Plan[]> {
  const { rows } = await sql<{ first: number }>`select nextval('record_ids') as first`.execute(db);
  let id = rows[0]?.first ?? 0;
  const nextId = () => id++;
  const plans = demoProfiles.map((profile) => ({
    profile,
    ownerId: nextId(),
    writes: demoWrites(profile, { contract, seed, now, nextId }),
  }));
  await sql`select setval('record_ids', ${sql.lit(id)})`.execute(db);
  return plans;
}

async function seedOrganization(
  store: Store,
  { profile, ownerId, writes }: Plan,
  { now, secret }: CreateDemoOptions,
): Promise<DemoOrganization> {
  const { name } = profile;
  const organizationId = await nextOrganizationId(store.db);
  const writer = new RecordWriter(store, organizationId);
  await writer.createMember(demoOwner, ownerId, writes[0]?.at ?? now);
  for (const write of writes) await writer.perform(write);
  if (profile.hasExamples) await createExampleWebhooks(store.db, organizationId, secret);
  return { organizationId, name, records: 1 + writes.filter(({ action }) => action === 'create').length };
}

const organizationIds = sql`pg_get_serial_sequence('organizations', 'organization_id')`;

/**
 * Advances the sequences, so that they assign the ID of the examples' organization next, and no other ID of an example. After
 * an interrupted run the next organization gets a later ID, because the records that are left have that one.
 */
async function reserveExampleIds(db: Connection): Promise<void> {
  const { record, webhook, attempt } = lastExampleIds;
  for (const [sequence, last] of [
    [organizationIds, exampleOrganizationId - 1],
    [sql`'record_ids'`, record],
    [sql`pg_get_serial_sequence('webhooks', 'id')`, webhook],
    [sql`'webhook_attempt_ids'`, attempt],
  ] as const) {
    await sql`select setval(${sequence}, greatest(nextval(${sequence}), ${last}))`.execute(db);
  }
}

async function nextOrganizationId(db: Connection): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(${organizationIds}) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function insertOrganizations(db: Connection, organizations: readonly DemoOrganization[], now: Date) {
  const created_at = now.toISOString();
  const rows = organizations.map(({ organizationId, name }) => ({ organization_id: organizationId, name, created_at }));
  await db.insertInto('organizations').values(rows).execute();
}

/** Returns the demo data of a database as it is now; undefined if it has none. */
export async function findDemoData(
  db: Connection,
  options: Pick<CreateDemoOptions, 'now' | 'secret'>,
): Promise<DemoData | undefined> {
  const found = await findDemoCredentials(db, options);
  if (!found) return undefined;
  const organizations = await db
    .selectFrom('organizations')
    .innerJoin('records', 'records.organization_id', 'organizations.organization_id')
    .select((select) => [
      'organizations.organization_id as organizationId',
      'organizations.name',
      sql<number>`${select.fn.countAll()}::integer`.as('records'),
    ])
    .where(
      'organizations.organization_id',
      'in',
      (await listMemberships(db, found.credentials.email)).map(({ organizationId }) => organizationId),
    )
    .groupBy(['organizations.organization_id', 'organizations.name'])
    .orderBy('organizations.organization_id')
    .execute();
  return { organizations, ...found };
}

/** Writes the records of an organization with their events, at times in the past. */
class RecordWriter {
  readonly #store: Store;
  readonly #organizationId: number;
  readonly #principal: Principal;

  constructor(store: Store, organizationId: number) {
    this.#store = store;
    this.#organizationId = organizationId;
    this.#principal = { organizationId, scopes: new Set(), clientId: 'demo', via: 'service' };
  }

  async perform({ resource, action, id, body, at }: DemoWrite): Promise<void> {
    if (resource.kind === 'member') return this.createMember(body as unknown as NewMember, id, at);
    const dependencies = { ...this.#dependencies(id, at), store: this.#store, changed: () => undefined };
    if (action === 'create') await createRecord(dependencies, resource, this.#principal, { ...body });
    else await updateRecord(dependencies, resource, this.#principal, id, { ...body });
  }

  async createMember(member: NewMember, id: number, at: Date): Promise<void> {
    await addMember({ db: this.#store.db, ...this.#dependencies(id, at) }, this.#organizationId, member);
  }

  #dependencies = (id: number, at: Date) => ({ ids: { next: async () => id }, clock: () => at });
}
