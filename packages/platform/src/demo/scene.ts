import type { Faker } from '@faker-js/faker';
import type { schemas } from '@worklane/contract';
import type { PlainRecord } from '../records/record.ts';
import type { Story } from './story.ts';
import type { Writer } from './writer.ts';

/** What the chapters of an organization are told with; each adds what later ones refer to. */
export interface Scene {
  readonly story: Story;
  readonly writer: Writer;
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

/** The moment so many days from today, at an hour of the day in UTC. */
export function momentAt({ now }: Scene, days: number, hour: number): string {
  const midnight = Math.floor(now.getTime() / day) * day;
  return new Date(midnight + days * day + hour * 3_600_000).toISOString();
}

/** The date so many days from today. */
export const dateAt = (scene: Scene, days: number): string => momentAt(scene, days, 0).slice(0, 10);

export const minutesAfter = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

export const money = ({ story }: Scene, amount: number): schemas.Money => ({ amount, currency: story.currency });

export const pick = <Item>({ faker }: Scene, items: readonly Item[]): Item => faker.helpers.arrayElement([...items]);

export const idOf = (scene: Scene, items: readonly { id: number }[]): number => pick(scene, items).id;

export const chance = ({ faker }: Scene, probability: number): boolean => faker.datatype.boolean(probability);

/** `Lindqvist Hotels` as `lindqvist-hotels`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
