import type { Faker } from '@faker-js/faker';
import { faker as english } from '@faker-js/faker/locale/en';

// The entry point of a locale exports an instance instead of the class; the main entry point loads all 70 locales.
const FakerOfLocale = english.constructor as typeof Faker;

/** Returns a generator of its own: the same seed generates the same values, and other users of Faker are not affected. */
export function createFaker(seed: number | string): Faker {
  const faker = new FakerOfLocale({ locale: english.rawDefinitions });
  faker.seed(typeof seed === 'number' ? seed : [...seed].map((character) => character.codePointAt(0) ?? 0));
  return faker;
}
