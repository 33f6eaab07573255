import type { Faker } from '@faker-js/faker';

const day = 86_400_000;
const hour = 3_600_000;
const minute = 60_000;

/** Returns 00:00 UTC of a day: data relative to it is the same all day. */
export const startOfDay = (now: Date): Date => new Date(Math.floor(now.getTime() / day) * day);

/** Generates timestamps relative to today, at working hours and full quarters of an hour. */
export class Calendar {
  readonly #today: number;
  readonly #faker: Faker;

  constructor(today: Date, faker: Faker) {
    this.#today = today.getTime();
    this.#faker = faker;
  }

  /** Returns a time of a day, relative to today. */
  timestamp(days: number): string {
    return toTimestamp(this.#today + days * day + this.#faker.number.int({ min: 7 * 4, max: 16 * 4 }) * 15 * minute);
  }

  date(days: number): string {
    return toTimestamp(this.#today + days * day).slice(0, 10);
  }

  /** Returns a day relative to today between two days, both included. */
  daysBetween(min: number, max: number): number {
    return this.#faker.number.int({ min, max });
  }

  /** Returns a time between the start of a day and the end of another one, relative to today and before it. */
  timeBetween(fromDays: number, toDays: number): string {
    return this.#between(this.#today + fromDays * day, this.#today + toDays * day);
  }

  /** Returns a time after a timestamp and before today, if there is one. */
  timeSince(timestamp: string): string {
    const from = Date.parse(timestamp) + minute;
    return this.#between(from, Math.max(from + minute, this.#today));
  }

  #between(from: number, to: number): string {
    const time = from + this.#faker.number.int({ max: (to - from) / minute - 1 }) * minute;
    const midnight = Math.floor(time / day) * day;
    const working = midnight + 7 * hour + ((time - midnight) % (10 * hour));
    return toTimestamp(working >= from && working < to ? working : time);
  }
}

const toTimestamp = (milliseconds: number) => new Date(milliseconds).toISOString().replace('.000Z', 'Z');

export const minutesAfter = (timestamp: string, minutes: number): string =>
  toTimestamp(Date.parse(timestamp) + minutes * minute);
