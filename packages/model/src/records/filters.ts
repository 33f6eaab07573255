import type { Field, Resource } from '@worklane/contract';
import { isTimeType, queryTime } from '@worklane/contract/requests';
import { foldCase } from './field-order.ts';
import type { StoredRecord } from './record.ts';

/** The query parameters of a list by name, as text or converted to the types of the contract. */
export type Filters = Readonly<Record<string, unknown>>;

type Predicate = (record: StoredRecord) => boolean;

/**
 * Returns whether a record matches all filters that the contract declares for its kind.
 * @throws ProblemError invalid_parameter for a date-time that does not exist
 */
export function recordFilter(resource: Resource, filters: Filters): Predicate {
  const predicates = Object.entries(resource.fields).flatMap(([name, field]) => fieldPredicates(name, field, filters));
  if (filters.ids !== undefined) {
    const wanted = new Set(String(filters.ids).split(','));
    predicates.push(({ id }) => wanted.has(String(id)));
  }
  if (filters.updated_since !== undefined) {
    const since = queryTime('updated_since', String(filters.updated_since));
    predicates.push(({ updated_at }) => String(updated_at) >= since);
  }
  if (filters.q !== undefined) predicates.push(searchFor(resource, String(filters.q)));
  return (record) => predicates.every((matches) => matches(record));
}

function fieldPredicates(name: string, field: Field, filters: Filters): Predicate[] {
  if (field.filter === 'range') return rangePredicates(name, field, filters);
  if (field.filter === undefined) return [];
  if (field.filter === 'contains') {
    const wanted = filters[name];
    if (wanted === undefined) return [];
    return [({ [name]: values }) => Array.isArray(values) && values.some((value) => String(value) === String(wanted))];
  }
  const folded = (text: string) => (field.caseless ? foldCase(text) : text);
  const has =
    (texts: readonly string[]): Predicate =>
    ({ [name]: value }) =>
      value !== null && texts.map(folded).includes(folded(String(value)));
  const listOf = (parameter: string) => String(filters[parameter]).split(',');
  const [some, none] = [`${name}_in`, `${name}_not`];
  return [
    ...(filters[name] === undefined ? [] : [has([String(filters[name])])]),
    ...(filters[some] === undefined ? [] : [has(listOf(some))]),
    ...(filters[none] === undefined ? [] : [(record: StoredRecord) => !has(listOf(none))(record)]),
    ...emptyPredicates(name, filters),
  ];
}

const emptyPredicates = (name: string, filters: Filters): Predicate[] => {
  const empty = filters[`${name}_empty`];
  return empty === undefined ? [] : [({ [name]: value }) => (value === null) === (String(empty) === 'true')];
};

/** `_from` is inclusive, `_to` is exclusive, and null is in no range unless `_empty` adds it (guide Conventions, Filters and sorting). */
function rangePredicates(name: string, field: Field, filters: Filters): Predicate[] {
  const boundOf = (parameter: string) => {
    const text = filters[parameter];
    if (text === undefined) return undefined;
    return isTimeType(field.type) ? queryTime(parameter, String(text), field.type) : String(text);
  };
  const from = boundOf(`${name}_from`);
  const to = boundOf(`${name}_to`);
  const isInRange: Predicate = ({ [name]: value }) =>
    typeof value === 'string' && (from === undefined || value >= from) && (to === undefined || value < to);
  const isEmpty = emptyPredicates(name, filters);
  if (from === undefined && to === undefined) return isEmpty;
  if (String(filters[`${name}_empty`]) !== 'true') return [isInRange, ...isEmpty];
  return [(record) => isInRange(record) || record[name] === null];
}

/**
 * The words of PostgreSQL's default parser, approximately: an e-mail address, a host with or without a path, a path and a number
 * with its sign are one word each; words that are joined by hyphens count together and on their own. Lengths are limited, because
 * the time of a search would grow with their square. Input: at most 10,000 characters, the longest text of the contract.
 */
const word = new RegExp(
  [
    String.raw`[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+`,
    String.raw`[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62})+(?:/[^\s<>"]*)?`,
    String.raw`[\p{L}\p{N}_-]{1,64}(?:/[\p{L}\p{N}_.-]{1,64})+`,
    String.raw`[+-]?\p{Nd}{1,20}(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*`,
  ].join('|'),
  'gu',
);

/** Returns the words of a text in lower case. */
const wordsOf = (text: string): string[] => (text.toLowerCase().match(word) ?? []).flatMap(withParts);

function withParts(text: string): string[] {
  const [host = ''] = text.split('/');
  if (host.includes('.') && host !== text) return [text, host];
  return /^\p{L}.*-/u.test(text) && !/[@./]/.test(text) ? [text, ...text.split('-')] : [text];
}

/** Records never change in place, so their words are found once. */
const known = new WeakMap<StoredRecord, ReadonlySet<string>>();

function wordsOfRecord({ fields }: Resource, record: StoredRecord): ReadonlySet<string> {
  const words =
    known.get(record) ??
    new Set(
      Object.keys(fields).flatMap((name) => (fields[name]?.searchable ? wordsOf(String(record[name] ?? '')) : [])),
    );
  known.set(record, words);
  return words;
}

/** Returns whether a record contains all words of a search, as the service does; a search without words finds nothing. */
function searchFor(resource: Resource, q: string): (record: StoredRecord) => boolean {
  const searched = wordsOf(q);
  return (record) => {
    if (searched.length === 0) return false;
    const words = wordsOfRecord(resource, record);
    return searched.every((each) => words.has(each));
  };
}
