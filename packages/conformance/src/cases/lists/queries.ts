import type { Field, Operation, Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import { unusedId, wordOf } from '../../world/known-records.ts';
import type { QueryPair } from '../../world/pages.ts';

/** A list and records that it has. */
export interface Listed {
  readonly resource: Resource;
  readonly records: readonly StoredRecord[];
}

export type Query = readonly QueryPair[];

type QueriesOf = (listed: Listed) => readonly Query[];

/** Returns the queries that show what each filter of a list does, by the name of their case. */
export function queriesOf({ parameters }: Operation, resource: Resource): Readonly<Record<string, QueriesOf>> {
  const named = (title: string, has: (field: Field) => boolean, queries: (name: string, listed: Listed) => Query[]) =>
    Object.fromEntries(
      fieldsWith(resource, has).map((name) => [`${title} ${name}`, (listed: Listed) => queries(name, listed)]),
    );
  const has = (name: string) => parameters.some((each) => each.name === name);
  return {
    'lists everything': () => [[], [['limit', '200']]],
    ...named('filters by', isEquality, equal),
    ...named('filters by a range of', isRange, range),
    ...(has('updated_since') && { 'filters by updated_since': since }),
    ...(has('ids') && { 'filters by ids': identified }),
    ...(has('ids') && has('q') && { 'combines filters': combined }),
    ...named('searches', ({ searchable }) => searchable, searched),
    ...(has('q') && { 'searches no other fields': notSearched }),
  };
}

const fieldsWith = ({ fields }: Resource, has: (field: Field) => boolean) =>
  Object.entries(fields).flatMap(([name, field]) => (has(field) ? [name] : []));

const isEquality = ({ filter }: Field) => filter === 'equals' || filter === 'contains';
const isRange = ({ filter }: Field) => filter === 'range';

const valuesOf = ({ records }: Listed, name: string): unknown[] => [
  ...new Set(records.flatMap(({ [name]: value }) => elementsOf(value)).filter((value) => value !== null)),
];

/** Returns the elements of a list, the properties of an actor, or the value. */
const elementsOf = (value: unknown): unknown[] => (value instanceof Object ? Object.values(value) : [value]);

/** All values of an enumeration, else some values that records have and some that none has. */
function equal(name: string, listed: Listed): Query[] {
  const { resource } = listed;
  const { type, enum: all } = resource.fields[name] as Field;
  const found = valuesOf(listed, name);
  const reference = resource.references.find(({ path }) => path[0] === name);
  const others = reference ? [unusedId] : ['null', other(String(found[0]))];
  const values = all ?? (type === 'boolean' ? [true, false] : [...found.slice(0, 3), ...others]);
  return [
    ...values.map((value): Query => [[name, String(value)]]),
    ...(resource.fields[name]?.caseless ? [inOtherCase(String(found[0]))] : []).map((value): Query => [[name, value]]),
    ...withSuffix(listed, name, ['_in', '_not']).flatMap((parameter) =>
      [
        found.length > 2 ? found.slice(1) : found,
        [found[0], ...(all ? [] : others)],
        ...(reference ? [[...unusedIds(mostValues - 1), found[0]]] : []),
      ].map((each): Query => [[parameter, each.join()]]),
    ),
    ...(reference?.kind === 'member' || type === 'EventActor' ? withSuffix(listed, name, ['', '_in', '_not']) : []).map(
      (each): Query => [[each, 'me']],
    ),
    ...emptiness(listed, name),
  ];
}

/** The most values of `_in` and `_not`, and of `ids`. */
const [mostValues, mostIds] = [50, 200];

const unusedIds = (count: number) => Array.from({ length: count }, (_, index) => unusedId - index);

const inOtherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

/** Returns the parameters of a field that end in one of these. */
const withSuffix = ({ resource }: Listed, name: string, suffixes: readonly string[]) =>
  (resource.fields[name]?.filters ?? []).filter((each) => suffixes.includes(each.slice(name.length)));

const emptiness = (listed: Listed, name: string): Query[] =>
  withSuffix(listed, name, ['_empty']).flatMap((parameter) => [[[parameter, 'true']], [[parameter, 'false']]]);

/** Returns a text that differs only in its last letter or digit. */
const other = (text: string) =>
  text.replace(/\w(?=\W*$)/, (last) => String.fromCharCode(last.charCodeAt(0) + (/[aA0]/.test(last) ? 1 : -1)));

function range(name: string, listed: Listed): Query[] {
  const [from, to] = [`${name}_from`, `${name}_to`];
  const values = valuesOf(listed, name);
  const { bound, last } = boundsOf(values);
  const isDate = listed.resource.fields[name]?.type === 'date';
  const written = isDate ? bound : withOffset(bound);
  const relative = durationsTo(bound, isDate ? [] : values).flatMap((each): Query[] => [[[from, each]], [[to, each]]]);
  const ranges = [{ [from]: bound }, { [to]: bound }, { [from]: written, [to]: last }].map(Object.entries);
  const alone = emptiness(listed, name);
  return [...ranges, ...relative, ...alone, ...ranges.flatMap((each) => alone.map((empty) => [...each, ...empty]))];
}

function since(listed: Listed): Query[] {
  const { bound } = boundsOf(valuesOf(listed, 'updated_at'));
  return [bound, withOffset(bound), at(Date.parse(bound) + 1), '-PT1H', 'PT1H'].map((text) => [
    ['updated_since', text],
  ]);
}

/** Returns the median and the maximum. */
function boundsOf(values: readonly unknown[]) {
  const sorted = values.map(String).toSorted();
  return { bound: sorted[Math.floor(sorted.length / 2)] ?? '2026-01-01', last: sorted.at(-1) ?? '2026-01-01' };
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Returns durations from now to about a time, but to none within a minute of these, about which clocks may differ. */
function durationsTo(bound: string, values: readonly unknown[]): string[] {
  const distance = Date.parse(bound) - Date.now();
  const isFar = values.length === 0 || Math.abs(distance) > 9990 * hour;
  const [unit, length] = isFar ? ['D', day] : ['H', hour];
  const count = Math.ceil(distance / length);
  const isNear = (end: number) => values.some((value) => Math.abs(Date.parse(String(value)) - end) < minute);
  return [count, count - 1, count + 1]
    .filter((each) => Math.abs(each) < 10_000 && !isNear(Date.now() + each * length))
    .map((each) => `${each < 0 ? '-' : ''}P${isFar ? '' : 'T'}${Math.abs(each)}${unit}`);
}

const at = (time: number) => new Date(time).toISOString();

const withOffset = (timestamp: string) => at(Date.parse(timestamp) + 5_400_000).replace('Z', '+01:30');

function identified({ records }: Listed): Query[] {
  const [first, second, third] = records.map(({ id }) => id);
  const all = [...unusedIds(mostIds), ...records.map(({ id }) => id)].slice(-mostIds);
  return [[second, first, second, unusedId], [third], [unusedId], all].map((ids) => [
    ['ids', ids.filter((id) => id !== undefined).join()],
  ]);
}

/** Every filter and a sort order, with values that a record has, then each filter alone with one that it has not. */
function combined({ resource, records }: Listed): Query[] {
  const filtersOf = (record: StoredRecord): Filter[] =>
    Object.entries(resource.fields).flatMap(([name, { type, filter, filters = [], enum: all }]) => {
      const [value] = elementsOf(record[name]);
      if (value === null || value === undefined) return [];
      const text = String(value);
      const next = all?.find((each) => each !== value) ?? { boolean: !value, integer: unusedId }[type] ?? other(text);
      const later =
        filter !== 'range'
          ? text
          : type === 'date'
            ? at(Date.parse(text) + day).slice(0, 10)
            : at(Date.parse(text) + 1);
      const byFilter: Readonly<Record<string, readonly [unknown, unknown]>> = {
        [name]: [text, filter === 'contains' ? other(text) : next],
        [`${name}_in`]: [`${next},${text}`, next],
        [`${name}_not`]: [next, `${next},${text}`],
        ...(filter === 'equals' && { [`${name}_empty`]: ['false', 'true'] }),
        ...(filter === 'range' && { [`${name}_from`]: [text, later], [`${name}_to`]: [later, text] }),
      };
      return filters.flatMap((each) => {
        const [right, wrong] = byFilter[each] ?? [];
        return right === undefined ? [] : [[each, String(right), String(wrong)] as const];
      });
    });
  const [most] = records.toSorted((a, b) => filtersOf(b).length - filtersOf(a).length);
  if (!most) return [];
  const words = fieldsWith(resource, ({ searchable }) => searchable).flatMap((name) =>
    wordsIn(String(most[name] ?? '')),
  );
  const [word] = words.filter((each) => /^[a-z]{3,}$/i.test(each));
  const since = String(most.updated_at);
  const filters: Filter[] = [
    ...filtersOf(most),
    ['updated_since', since, at(Date.parse(since) + 1)],
    ['ids', String(most.id), String(unusedId)],
    ...(word ? [['q', word, 'noRecordHasThis'] as const] : []),
  ];
  const queryWith = (wrong?: Filter): Query => [
    ...filters.map((each) => [each[0], each === wrong ? each[2] : each[1]] as const),
    ['sort', 'updated_at'],
  ];
  return [undefined, ...filters].map(queryWith);
}

/** A parameter, a value that selects a record, and one that does not. */
type Filter = readonly [name: string, right: string, wrong: string];

/** The words of two records, of two fields, a part of a word, and a text without its accents. */
function searched(name: string, listed: Listed): Query[] {
  const texts = valuesOf(listed, name).map(String).filter(isQuery);
  const [text = '', second = text] = texts.toSorted((a, b) => wordsIn(b).length - wordsIn(a).length);
  const [first, last] = [wordsIn(text)[0], wordsIn(second).at(-1)];
  const [other = ''] = fieldsWith(listed.resource, ({ searchable }) => searchable).filter((each) => each !== name);
  const accented = texts.find((each) => each !== withoutAccents(each));
  return [
    text,
    `${last} ${first}`.toUpperCase(),
    `${last} ${wordOf(other)}`,
    last?.slice(0, -1),
    accented && withoutAccents(accented),
  ]
    .filter((each) => each !== undefined && isQuery(each))
    .map((q) => [['q', q ?? '']]);
}

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const wordsIn = (text: string) => text.split(' ');

const isQuery = (text: string) => text.length > 0 && text.length <= 200;

function notSearched(listed: Listed): Query[] {
  const names = fieldsWith(
    listed.resource,
    ({ type, searchable, enum: values }) => type === 'string' && !searchable && !values,
  );
  const texts = names.flatMap((name) => valuesOf(listed, name).slice(0, 1).map(String));
  return [...texts.filter(isQuery), 'noRecordHasThis'].map((q) => [['q', q]]);
}
