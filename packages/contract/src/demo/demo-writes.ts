import type { OpenapiReader } from '../openapi/openapi-reader.ts';
import { randomFrom } from '../random.ts';
import type { OrganizationProfile } from './organization-profile.ts';
import { alderStreetBikes } from './organizations/alder-street-bikes.ts';
import { harbourAndPine } from './organizations/harbour-and-pine.ts';
import { seedCalendar } from './seeders/calendar.ts';
import { seedDealsQuotesOrders } from './seeders/deals-quotes-orders.ts';
import { seedDocumentsAndCampaigns } from './seeders/documents-and-campaigns.ts';
import { seedExamples } from './seeders/examples.ts';
import { seedMembersAndContacts } from './seeders/members-and-contacts.ts';
import { seedProductsAndServices } from './seeders/products-and-services.ts';
import { seedProjectsTasksTickets } from './seeders/projects-tasks-tickets.ts';
import { type Write, WritePlan } from './write-plan.ts';

/** The demo organizations. The examples of the contract are about the first. */
export const demoProfiles = [harbourAndPine, alderStreetBikes] as const;

const seeders = [
  seedMembersAndContacts,
  seedExamples,
  seedProductsAndServices,
  seedProjectsTasksTickets,
  seedDealsQuotesOrders,
  seedDocumentsAndCampaigns,
  // The last, because its days off change with the day of the week, and all random values after it would.
  seedCalendar,
];

/** A write with its time in the past. */
export interface DemoWrite extends Write {
  readonly at: Date;
}

export interface DemoOptions {
  readonly contract: OpenapiReader;
  /** The same seed plans the same writes for the same `now`. */
  readonly seed: number;
  readonly now: Date;
  /** Returns the ID of a new record, which no example has. */
  readonly nextId: (kind: string) => number;
}

/** How far back the history of an organization starts: within the 30 days that events are retained. */
const historyLength = 28 * 86_400_000;

/** Returns the creations and updates that lead to the records of an organization, spread over the last weeks. */
export function demoWrites(profile: OrganizationProfile, { contract, seed, now, nextId }: DemoOptions): DemoWrite[] {
  const plan = new WritePlan(nextId);
  const random = randomFrom(seed * demoProfiles.length + demoProfiles.findIndex(({ name }) => name === profile.name));
  const context = {
    ...{ contract, profile, plan, now, ...random, members: [], companies: [], contacts: [] },
    ...{ products: [], services: [], projects: [], deals: [], quotes: [] },
  };
  for (const seedRecords of seeders) seedRecords(context);
  const { writes } = plan;
  return writes.map((write, index) => {
    const past = Math.ceil((historyLength * (writes.length - index)) / writes.length);
    return { ...write, at: new Date(now.getTime() - past) };
  });
}
