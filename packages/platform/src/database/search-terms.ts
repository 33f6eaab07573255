import type { Field, Resource } from '@worklane/contract';

/** The fields whose elements a list can be filtered by. */
export const elementFields = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, { filter }]: [string, Field]) => (filter === 'contains' ? [name] : []));

/** Days of a period. Shorter ones have fewer matches, but make a search for a rare word in all of them slower. */
const periodDays = 7;

/** Returns SQL for the number of the period that contains a timestamp. */
export const periodOf = (timestamp: string): string =>
  `((${timestamp} at time zone 'UTC')::date - date '2000-01-01') / ${periodDays}`;

/**
 * Returns SQL for lines with the words of a `tsvector`, each behind a line feed. Its text doubles apostrophes, with which a word would
 * exceed the size of an index entry.
 */
export const wordLines = (search: string): string =>
  `E'\\n' || replace(replace(strip(${search})::text, '''''', ''''), ' ', E'\\n')`;

/**
 * Returns SQL for lines with the elements of a JSON array, each behind a line feed. Its formatted text has one for each element
 * between brackets; within an element, a line feed is escaped.
 */
export const elementLines = (name: string, array: string): string =>
  `coalesce(left(substr(replace(replace(jsonb_pretty(${array}), E',\\n', E'\\n'), E'\\n    ', E'\\n${name} '), 2), -2), '')`;

/**
 * Returns SQL for one term for each line. A term is found only among the records of its organization and period.
 * @param lines elements first: only what follows a line feed is a term, and invalid stored elements may have none
 */
export const termsOf = (organization: string, period: string, lines: readonly string[]): string =>
  `(string_to_array(substr(replace(${lines.join(' || ')}, E'\\n', E'\\n' || (${organization})::text || '.' || (${period})::text || ' '), 2),
    E'\\n') collate "C")`;

/** Returns SQL for the terms of a record: the elements of its `elementFields`, and its words. The index has the same expression. */
export const recordTerms = (resource: Resource): string =>
  termsOf('organization_id', periodOf('created_at'), [
    ...elementFields(resource).map((name) => elementLines(name, `document -> '${name}'`)),
    wordLines('search'),
  ]);
