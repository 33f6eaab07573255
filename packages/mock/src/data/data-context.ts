import type { Faker } from '@faker-js/faker';
import { Calendar } from './calendar.ts';
import type { Organization } from './organizations.ts';

/** A record to which others refer. */
export interface ReferencedRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** What the generator of values depends on. */
export class DataContext {
  readonly faker: Faker;
  readonly calendar: Calendar;
  readonly organization: Organization;
  readonly #records: ReferencedRecords;
  readonly #decks = new Map<string, string[]>();

  constructor(faker: Faker, today: Date, organization: Organization, records: ReferencedRecords) {
    this.faker = faker;
    this.calendar = new Calendar(today, faker);
    this.organization = organization;
    this.#records = records;
  }

  /** Returns any record of a kind to which another one may refer, or undefined if there is none. */
  reference(kind: string): ReferencedRecord | undefined {
    return this.#records.any(kind);
  }

  /** Returns a record that `reference` has returned. */
  record(kind: string, id: number): ReferencedRecord | undefined {
    return this.#records.find(kind, id);
  }

  chance(probability: number): boolean {
    return this.faker.number.float() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return this.faker.helpers.arrayElement(items);
  }

  /** Returns one of the texts; none is returned again before all others. */
  draw(key: string, texts: readonly string[]): string {
    let deck = this.#decks.get(key);
    if (!deck?.length) {
      deck = this.faker.helpers.shuffle(texts);
      this.#decks.set(key, deck);
    }
    return deck.pop() ?? '';
  }
}

/** A field that holds the id of another record. */
export interface ReferenceField {
  readonly field: string;
  /** The kind of the referenced record. */
  readonly kind: string;
}

export interface ReferencedRecords {
  any(kind: string): ReferencedRecord | undefined;
  find(kind: string, id: number): ReferencedRecord | undefined;
}

/** Returns lower-case text for addresses and URLs: `lindqvist-hotels` for `Lindqvist Hotels`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
