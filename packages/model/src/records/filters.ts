import type { Field, Resource } from '@worklane/contract';
import { isTimeType, queryTime } from '@worklane/contract/requests';
import { matchesSearch, searchTerms, searchTokens } from '@worklane/contract/search-tokens';
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
  const folded = (text: string) => (field.caseless ? foldCase(text) : text);
  // A list has each of its elements, an actor each of its values.
  const has =
    (texts: readonly string[]): Predicate =>
    ({ [name]: value }) =>
      (value instanceof Object ? Object.values(value) : [value]).some(
        (each) => each !== null && texts.map(folded).includes(folded(String(each))),
      );
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

/** Records never change in place, so their tokens are found once. */
const known = new WeakMap<StoredRecord, ReadonlySet<string>>();

function tokensOf({ fields }: Resource, record: StoredRecord): ReadonlySet<string> {
  const tokens =
    known.get(record) ??
    new Set(
      Object.keys(fields).flatMap((name) => (fields[name]?.searchable ? searchTokens(String(record[name] ?? '')) : [])),
    );
  known.set(record, tokens);
  return tokens;
}

/** Returns whether a record contains all words of a search; a search without words finds nothing. */
function searchFor(resource: Resource, q: string): Predicate {
  const alternatives = searchTerms(q);
  return (record) => matchesSearch(tokensOf(resource, record), alternatives);
}
