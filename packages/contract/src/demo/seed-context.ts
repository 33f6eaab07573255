import type { schemas } from '../index.ts';
import type { OpenapiReader } from '../openapi/openapi-reader.ts';
import type { Random } from '../random.ts';
import type { OrganizationProfile } from './organization-profile.ts';
import type { PlannedRecord, WritePlan } from './write-plan.ts';

/** Shared by the seeders of an organization. Each adds the records that later ones refer to. */
export interface SeedContext extends Random {
  readonly contract: OpenapiReader;
  readonly profile: OrganizationProfile;
  readonly plan: WritePlan;
  readonly now: Date;
  readonly members: PlannedRecord[];
  readonly companies: PlannedRecord[];
  readonly contacts: PlannedRecord[];
  readonly products: PlannedRecord[];
  readonly services: PlannedRecord[];
  readonly projects: PlannedRecord[];
  readonly deals: PlannedRecord[];
  readonly quotes: PlannedRecord[];
}

const day = 86_400_000;

/** Returns the timestamp a number of days from today, at an hour in UTC. */
export function timestampAt({ now }: Pick<SeedContext, 'now'>, days: number, hour: number): string {
  const midnight = Math.floor(now.getTime() / day) * day;
  return new Date(midnight + days * day + hour * 3_600_000).toISOString();
}

/** Returns the date a number of days from today. */
export const dateAt = (context: SeedContext, days: number): string => timestampAt(context, days, 0).slice(0, 10);

export const minutesAfter = (timestamp: string, minutes: number): string =>
  new Date(Date.parse(timestamp) + minutes * 60_000).toISOString();

export const money = ({ profile }: SeedContext, amount: number): schemas.Money => ({
  amount,
  currency: profile.currency,
});

export const idOf = ({ pick }: SeedContext, items: readonly PlannedRecord[]): number => pick(items).id;

/** Returns `lindqvist-hotels` for `Lindqvist Hotels`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
