import { en, Faker } from '@faker-js/faker';
import { sql } from 'kysely';
import type { Connection, Store } from '../database/store.ts';
import { listOrganizations } from '../identity/organizations.ts';
import { calendar } from './chapters/calendar.ts';
import { catalogue } from './chapters/catalogue.ts';
import { people } from './chapters/people.ts';
import { publishing } from './chapters/publishing.ts';
import { sales } from './chapters/sales.ts';
import { work } from './chapters/work.ts';
import { createDemoCredentials, type DemoCredentials, demoPerson } from './demo-credentials.ts';
import { locked } from './demo-lock.ts';
import { alderStreetBikes } from './stories/alder-street-bikes.ts';
import { harbourAndPine } from './stories/harbour-and-pine.ts';
import type { Story } from './story.ts';
import { Writer } from './writer.ts';

export interface DemoOptions {
  now: Date;
  /** The same seed gives the same data. */
  seed: number;
  /** Called with a line of text when there is more to tell. */
  progress: (line: string) => void;
}

export interface DemoOrganization {
  organizationId: number;
  name: string;
  /** How many records it has, its members included. */
  records: number;
}

export interface DemoData {
  organizations: DemoOrganization[];
  /** The organization that owns the applications of the credentials. */
  organizationId: number;
  credentials: DemoCredentials;
}

const stories = [harbourAndPine, alderStreetBikes] as const;
const chapters = [people, catalogue, work, sales, calendar, publishing];

/**
 * Fills a database that has no organization with two of them; undefined when it has one. Organizations are written
 * last: what an interrupted run leaves behind belongs to none, and the next start begins anew.
 */
export const createDemoData = (store: Store, options: DemoOptions): Promise<DemoData | undefined> =>
  locked(store, async (own) => {
    if ((await listOrganizations(own.db)).length > 0) return undefined;
    const faker = new Faker({ locale: en });
    faker.seed(options.seed);
    const [first, ...others] = stories;
    const main = await tell(own, first, faker, options);
    const organizations = [main];
    for (const story of others) organizations.push(await tell(own, story, faker, options));
    const { organizationId } = main;
    const credentials = await createDemoCredentials(own.db, organizationId, options.now);
    await insertOrganizations(own.db, organizations, options.now);
    return { organizations, organizationId, credentials };
  });

async function tell(
  store: Store,
  story: Story,
  faker: Faker,
  { now, progress }: DemoOptions,
): Promise<DemoOrganization> {
  const { name } = story;
  const organizationId = await nextOrganizationId(store.db);
  const writer = new Writer(store, organizationId, now, () => {
    if (writer.written % 50 === 0) progress(`Demo data: ${name}, ${writer.written} writes`);
  });
  const scene = {
    ...{ story, writer, faker, now, members: [], companies: [], contacts: [], products: [], services: [] },
    ...{ projects: [], deals: [], quotes: [] },
  };
  await writer.member(demoPerson);
  for (const chapter of chapters) await chapter(scene);
  const records = writer.written;
  await writer.finish();
  return { organizationId, name, records };
}

async function nextOrganizationId(db: Connection): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('organizations', 'organization_id')) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function insertOrganizations(db: Connection, organizations: readonly DemoOrganization[], now: Date) {
  const created_at = now.toISOString();
  const rows = organizations.map(({ organizationId, name }) => ({ organization_id: organizationId, name, created_at }));
  await db.insertInto('organizations').values(rows).execute();
}
