import type { Field, Resource } from '@worklane/contract';
import type { SearchTerm } from '@worklane/contract/search-tokens';
import { type RawBuilder, sql } from 'kysely';

/** The fields whose elements a list can be filtered by. */
export const elementFields = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, { filter }]: [string, Field]) => (filter === 'contains' ? [name] : []));

/** Returns SQL for the elements of a field as a JSON array: those of a list, or the values of an actor. */
export const elementsOf = ({ fields }: Resource, name: string): string =>
  fields[name]?.type === 'array' ? `document -> '${name}'` : `jsonb_path_query_array(document -> '${name}', '$.*')`;

/** Returns the JSON of a list with an element to filter by. The IDs of members, which are text in a filter of actors, are numbers. */
export function elementOf({ fields }: Resource, name: string, value: unknown): string {
  const id = Number(value);
  const isId = fields[name]?.type !== 'array' && Number.isSafeInteger(id) && String(id) === value;
  return JSON.stringify([isId ? id : value]);
}

/** Returns SQL that converts the tokens of a record, separated by spaces, to the column `search`. */
export const storedTokens = (text: string): string => `array_to_tsvector(string_to_array(${text}, ' '))`;

/**
 * SQL for whether a node of a release without tokens of its own has written the column `search`: words from `to_tsvector` have
 * positions.
 */
export const hasEarlierWords = 'search <> strip(search)';

/** Days of a period. Shorter ones have fewer matches, but make a search for a rare word in all of them slower. */
const periodDays = 28;

/** Returns SQL for the number of the period that contains a timestamp. */
export const periodOf = (timestamp: string): string =>
  `((${timestamp} at time zone 'UTC')::date - date '2000-01-01') / ${periodDays}`;

/** Returns SQL for the organization and period at the start of a term. */
const scopeOf = (organization: string, period: string): string =>
  `(${organization})::text || '.' || (${period})::text || ' '`;

/** SQL for lines with the tokens of a record, each behind a line feed. Earlier words may exceed the size of a term. */
const tokenLines = `E'\\n' || replace(replace(case when ${hasEarlierWords}
  then regexp_replace(strip(search)::text, '\\S{200,}', '', 'g') else search::text end, '''', ''), ' ', E'\\n')`;

/**
 * Returns SQL for lines with the elements of a JSON array, each behind a line feed. Its formatted text has one for each element
 * between brackets; within an element, a line feed is escaped.
 */
const elementLines = (name: string, array: string): string =>
  `coalesce(left(substr(replace(replace(jsonb_pretty(${array}), E',\\n', E'\\n'), E'\\n    ', E'\\n${name} '), 2), -2), '')`;

/**
 * Returns SQL for the terms of a record: the elements of its `elementFields`, and its tokens. A term is found only among the records
 * of its organization and period. The index has the same expression. Elements are first: only what follows a line feed is a term,
 * and invalid stored elements may have none.
 */
export const recordTerms = (resource: Resource): string => {
  const lines = [
    ...elementFields(resource).map((name) => elementLines(name, elementsOf(resource, name))),
    tokenLines,
  ].join(' || ');
  const scope = scopeOf('organization_id', periodOf('created_at'));
  const terms = `string_to_array(substr(replace(${lines}, E'\\n', E'\\n' || ${scope}), 2), E'\\n')`;
  return `array_to_tsvector(array_remove(${terms}, ''))`;
};

/** Returns the text of a `tsquery` for tokens, which contain no quotation marks. @param scope what stands before each token */
export const tokenQuery = (alternatives: readonly (readonly SearchTerm[])[], scope = ''): string =>
  alternatives
    .map((terms) => `(${terms.map(({ token, isPrefix }) => `'${scope}${token}'${isPrefix ? ':*' : ''}`).join(' & ')})`)
    .join(' | ');

/** Returns SQL for the text of a `tsquery` for records with an element, with a line feed before it. */
export const elementQuery = (resource: Resource, name: string, value: unknown): RawBuilder<string> => {
  const line = elementLines(name, 'array_of.element');
  const quoted = sql.raw(`'''' || replace(replace(${line}, E'\\\\', E'\\\\\\\\'), '''', '''''') || ''''`);
  return sql`(select ${quoted} from (select ${elementOf(resource, name, value)}::jsonb as element) as array_of)`;
};

/** Returns SQL for a `tsquery` in an organization and period, from a text with a line feed before each term. */
export const scopedQuery = (organization: string, period: string, text: string): string =>
  `replace(${text}, E'\\n', ${scopeOf(organization, period)})::tsquery`;
