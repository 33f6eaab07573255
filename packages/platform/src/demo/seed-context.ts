import type { Faker } from '@faker-js/faker';
import type { schemas } from '@worklane/contract';
import type { PlainRecord } from '../records/record.ts';
import type { OrganizationProfile } from './organization-profile.ts';
import type { RecordWriter } from './record-writer.ts';

/** Shared by the seeders of an organization. Each adds the records that later ones refer to. */
export interface SeedContext {
  readonly profile: OrganizationProfile;
  readonly writer: RecordWriter;
  readonly faker: Faker;
  readonly now: Date;
  readonly members: schemas.Member[];
  readonly companies: PlainRecord[];
  readonly contacts: PlainRecord[];
  readonly products: PlainRecord[];
  readonly services: PlainRecord[];
  readonly projects: PlainRecord[];
  readonly deals: PlainRecord[];
  readonly quotes: PlainRecord[];
}

const day = 86_400_000;

/** Returns the timestamp a number of days from today, at an hour in UTC. */
export function timestampAt({ now }: SeedContext, days: number, hour: number): string {
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

export const pick = <Item>({ faker }: SeedContext, items: readonly Item[]): Item =>
  faker.helpers.arrayElement([...items]);

export const idOf = (context: SeedContext, items: readonly { id: number }[]): number => pick(context, items).id;

export const chance = ({ faker }: SeedContext, probability: number): boolean => faker.datatype.boolean(probability);

/** Returns `lindqvist-hotels` for `Lindqvist Hotels`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
