import { en, Faker } from '@faker-js/faker';
import { sql } from 'kysely';
import type { Connection, Store } from '../database/store.ts';
import { listMemberships } from '../identity/memberships.ts';
import { listOrganizations } from '../identity/organizations.ts';
import { exampleOrganizationId, lastExampleIds } from './contract-examples.ts';
import { createDemoCredentials, type DemoCredentials, demoOwner, findDemoCredentials } from './demo-credentials.ts';
import { createExampleWebhooks } from './example-webhooks.ts';
import type { OrganizationProfile } from './organization-profile.ts';
import { alderStreetBikes } from './organizations/alder-street-bikes.ts';
import { harbourAndPine } from './organizations/harbour-and-pine.ts';
import { RecordWriter } from './record-writer.ts';
import { seedCalendar } from './seeders/calendar.ts';
import { seedDealsQuotesOrders } from './seeders/deals-quotes-orders.ts';
import { seedDocumentsAndCampaigns } from './seeders/documents-and-campaigns.ts';
import { seedExamples } from './seeders/examples.ts';
import { seedMembersAndContacts } from './seeders/members-and-contacts.ts';
import { seedProductsAndServices } from './seeders/products-and-services.ts';
import { seedProjectsTasksTickets } from './seeders/projects-tasks-tickets.ts';

export interface DemoOptions {
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

const profiles = [harbourAndPine, alderStreetBikes] as const;
const seeders = [
  seedMembersAndContacts,
  seedExamples,
  seedProductsAndServices,
  seedProjectsTasksTickets,
  seedDealsQuotesOrders,
  seedCalendar,
  seedDocumentsAndCampaigns,
];

/**
 * Creates two organizations with demo data, or returns undefined if the database has an organization. The organizations
 * are inserted last: after an interrupted run the database has none, and the next start begins again.
 */
export const createDemoData = (store: Store, options: DemoOptions): Promise<CreatedDemoData | undefined> =>
  locked(store, async (lockedStore) => {
    const { db } = lockedStore;
    if ((await listOrganizations(db)).length > 0) return undefined;
    options.onStart?.();
    await reserveExampleIds(db);
    const faker = new Faker({ locale: en });
    faker.seed(options.seed);
    const [first, ...others] = profiles;
    const main = await seedOrganization(lockedStore, first, faker, options);
    const organizations = [main];
    for (const profile of others) organizations.push(await seedOrganization(lockedStore, profile, faker, options));
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

async function seedOrganization(
  store: Store,
  profile: OrganizationProfile,
  faker: Faker,
  { now, secret }: DemoOptions,
): Promise<DemoOrganization> {
  const { name } = profile;
  const organizationId = await nextOrganizationId(store.db);
  const writer = new RecordWriter(store, organizationId, now);
  const context = {
    ...{ profile, writer, faker, now, members: [], companies: [], contacts: [], products: [], services: [] },
    ...{ projects: [], deals: [], quotes: [] },
  };
  await writer.createMember(demoOwner);
  for (const seed of seeders) await seed(context);
  const records = writer.written;
  await writer.runUpdates();
  if (profile.hasExamples) await createExampleWebhooks(store.db, organizationId, secret);
  return { organizationId, name, records };
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
  options: Pick<DemoOptions, 'now' | 'secret'>,
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
