import type { Field, Resource } from '@worklane/contract';

/** The fields whose elements a list can be filtered by. */
export const elementFields = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, { filter }]: [string, Field]) => (filter === 'contains' ? [name] : []));

/** Days of a period. Shorter ones would have fewer matches, but make a search for a rare word in all of them slower. */
const periodDays = 30;

/** Returns SQL for the number of the period that contains a timestamp. */
export const periodOf = (timestamp: string): string =>
  `((${timestamp} at time zone 'UTC')::date - date '2000-01-01') / ${periodDays}`;

/** Returns SQL for lines with the words of a `tsvector`. */
export const wordLines = (search: string): string => `E'\\n' || replace(strip(${search})::text, ' ', E'\\n')`;

/** Returns SQL for lines with the elements of a JSON array of strings. Quotation marks in an element are escaped. */
export const elementLines = (name: string, array: string): string =>
  `coalesce(E'\\n${name}' || replace((${array})::text, '", "', E'"]\\n${name}["'), '')`;

/** Returns SQL for one term for each line. A term is found only among the records of its organization and period. */
export const termsOf = (organization: string, period: string, lines: readonly string[]): string =>
  `(string_to_array(substr(replace(${lines.join(' || ')}, E'\\n', E'\\n' || (${organization})::text || '.' || (${period})::text), 2),
    E'\\n') collate "C")`;

/** Returns SQL for the terms of a record: its words, and the elements of its `elementFields`. The index has the same expression. */
export const recordTerms = (resource: Resource): string =>
  termsOf('organization_id', periodOf('created_at'), [
    wordLines('search'),
    ...elementFields(resource).map((name) => elementLines(name, `document -> '${name}'`)),
  ]);
