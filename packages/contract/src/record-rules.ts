import type { RecordRule, Resource } from './catalogues.ts';
import { currencies } from './generated/currencies.ts';
import type { ProblemErrorCode } from './generated/problems.ts';
import { resources } from './generated/resources.ts';
import type * as schemas from './generated/types.ts';
import { ruleMessage, type Transitions } from './openapi/rule-messages.ts';
import { totalsOf } from './totals.ts';

/** A complete record with date-times in UTC. */
type Fields = Record<string, unknown>;

/** The violation of a rule that no schema of a body can express. */
export interface RuleViolation {
  readonly in: 'body';
  /** JSON pointer to the invalid field. */
  readonly pointer: string;
  readonly code: ProblemErrorCode;
  /** A message that follows the name of the field. */
  readonly detail: string;
}

const violation = (pointer: string, code: ProblemErrorCode, detail: string): RuleViolation => ({
  in: 'body',
  pointer,
  code,
  detail,
});

/** Two fields of which the second must not be before the first. */
export interface OrderedFields {
  readonly start: string;
  readonly end: string;
  readonly mayBeEqual: boolean;
}

/** The ordered fields of all kinds, each pair once. */
export const orderedFields: readonly OrderedFields[] = [
  ...new Map(
    Object.values<Resource>(resources)
      .flatMap(({ rules = [] }) => rules)
      .filter(({ rule }) => rule === 'after' || rule === 'not-before')
      .map(({ path: [end = ''], rule, value }) => [end, { start: String(value), end, mayBeEqual: rule !== 'after' }]),
  ).values(),
];

/**
 * Sets in a record what its kind computes, in place, and returns the violations of its rules (specs/schemas, `x-after` to
 * `x-set-when`).
 * @param before undefined for a new record
 */
export function applyRules(
  { kind, fields, rules = [] }: Resource,
  record: Fields,
  before: object | undefined,
  now: string,
): RuleViolation[] {
  for (const { rule, path, value } of rules) {
    const [name = ''] = path;
    if (rule === 'set-on-create' && !before) record[name] ??= now;
    if (rule !== 'set-when') continue;
    const isReached = Object.entries(Object(value)).some(([field, values]) => [values].flat().includes(record[field]));
    record[name] = isReached ? (record[name] ?? now) : null;
  }
  if (fields.line_items) {
    record.line_items = (record.line_items as schemas.LineItemInput[]).map(completeLineItem);
    record.totals = totalsOf(record.line_items as schemas.LineItem[], String(record.currency));
  }
  return [
    ...rules.flatMap((rule) => ruleViolations(kind, rule, record)),
    ...currencyViolations(rules, record, before),
    ...totalViolations(record),
  ];
}

/** Returns a line item with the optional fields that a request omits. */
const completeLineItem = (item: schemas.LineItemInput): schemas.LineItem => ({
  description: item.description,
  product_id: item.product_id ?? null,
  service_id: item.service_id ?? null,
  quantity: item.quantity,
  unit_price: item.unit_price,
  tax_rate: item.tax_rate ?? 0,
});

/** A double holds all totals exactly (specs/schemas/value/MoneyTotal.yaml). */
function totalViolations({ totals }: Fields): RuleViolation[] {
  const amounts = Object.values((totals ?? {}) as Partial<schemas.Totals>).map(({ amount }) => amount);
  if (amounts.every(Number.isSafeInteger)) return [];
  return [violation('/line_items', 'too_large', 'must have totals below 2^53 minor units')];
}

/** A record keeps a currency that ISO 4217 has withdrawn, or that was stored before it was checked. */
function currencyViolations(rules: readonly RecordRule[], record: Fields, before: object | undefined): RuleViolation[] {
  const paths = rules.filter(({ rule }) => rule === 'codes').map(({ path }) => path);
  const codesOf = (each: object | undefined) => paths.flatMap((path) => valuesAt(each, path));
  const unknown = codesOf(record).filter(({ value }) => typeof value === 'string' && !Object.hasOwn(currencies, value));
  if (unknown.length === 0) return [];
  const kept = new Set(codesOf(before).map(({ value }) => value));
  return unknown
    .filter(({ value }) => !kept.has(value))
    .map(({ pointer }) => violation(pointer, 'invalid_format', ruleMessage('codes', 'iso-4217')));
}

const codes: Readonly<Record<string, ProblemErrorCode>> = {
  after: 'end_before_start',
  'not-before': 'end_before_start',
  excludes: 'not_allowed',
  requires: 'required',
  'currency-of': 'currency_mismatch',
};

function ruleViolations(
  kind: string,
  { rule, path, value: given, message }: RecordRule,
  record: Fields,
): RuleViolation[] {
  const code = codes[rule];
  if (!code) return [];
  const other = String(given);
  return valuesAt(record, path).flatMap(({ pointer, value, siblings }) => {
    const isMoney = rule === 'currency-of';
    if (isValid(rule, value, isMoney ? record[other] : siblings[other])) return [];
    const usual = isMoney ? `must be ${record[other]}, the ${other} of the ${kind}` : ruleMessage(rule, other);
    return [violation(`${pointer}${isMoney ? '/currency' : ''}`, code, message ?? usual)];
  });
}

/** Times are compared as text: timestamps are in UTC, and text of a date is in the order of dates. */
function isValid(rule: string, value: unknown, other: unknown): boolean {
  const isSet = (each: unknown) => each !== null && each !== undefined;
  if (!isSet(value)) return true;
  if (rule === 'excludes') return !isSet(other);
  if (rule === 'requires') return isSet(other);
  if (rule === 'currency-of') return (value as schemas.Money).currency === other;
  if (typeof value !== 'string' || typeof other !== 'string') return true;
  return rule === 'after' ? other < value : other <= value;
}

/** Fields whose values two records of an organization cannot share. The first one declares the rule. */
export interface UniqueFields {
  readonly names: readonly [string, ...string[]];
  /** What a violation says after the name of the first field. Default: which record has the values. */
  readonly message?: string | undefined;
}

/** Returns what is unique in the records of a kind (`x-unique`). */
export const uniqueFieldsOf = ({ rules = [] }: Resource): UniqueFields[] =>
  rules
    .filter(({ rule }) => rule === 'unique')
    .map(({ path: [name = ''], value, message }) => ({
      names: [name, ...(Array.isArray(value) ? value : [])],
      message,
    }));

/**
 * Returns the fields of an example for a record beside the one of the example: without its external ID and unique values, or with
 * others where they are required.
 * @param prefix makes them unique
 */
export function withoutUniqueValues<Example extends Fields>(
  resource: Resource,
  example: Example,
  prefix: unknown,
): Example {
  const unique = new Set(['external_id', ...uniqueFieldsOf(resource).map(({ names: [name] }) => name)]);
  const entries = Object.entries(example).flatMap(([name, value]) => {
    if (!unique.has(name)) return [[name, value]];
    return resource.fields[name]?.required ? [[name, `${prefix}.${value}`]] : [];
  });
  return Object.fromEntries(entries);
}

/** A change of an enumeration that has an event of its own. */
export interface Transition {
  /** The action of the event: `approved` of `quote.approved`. */
  readonly event: string;
  readonly field: string;
  readonly from: readonly string[];
  readonly to: string;
  /** The first name of a renamed event, by which it is stored. */
  readonly renamedFrom?: string;
}

/** Returns the transitions of a kind (`x-transitions`). */
export const transitionsOf = ({ rules = [] }: Resource): Transition[] =>
  rules
    .filter(({ rule }) => rule === 'transitions')
    .flatMap(({ path: [field = ''], value }) =>
      Object.entries(value as Transitions).map(([event, each]) => ({ event, field, ...each })),
    );

/** Returns the transition that an operation or an event is about, or undefined. */
export const transitionOf = (resource: Resource, event: string | undefined): Transition | undefined =>
  transitionsOf(resource).find((each) => each.event === event);

/**
 * Returns the action of the event that an update causes beside `updated`, or undefined.
 * @param previous the previous values of the changed fields
 */
export const eventOfUpdate = (resource: Resource, previous: object | undefined, record: object): string | undefined =>
  transitionsOf(resource).find(
    ({ field, from, to }) =>
      from.includes((previous as Fields | undefined)?.[field] as string) && (record as Fields)[field] === to,
  )?.event;

/** Returns the violation of a record that can neither make the transition nor has made it. */
export function transitionViolations({ field, from, to }: Transition, record: object): RuleViolation[] {
  const value = String((record as Fields)[field]);
  if (value === to || from.includes(value)) return [];
  return [violation(`/${field}`, 'not_allowed', `must be ${from.join(' or ')} before it becomes ${to}`)];
}

interface FoundValue {
  readonly pointer: string;
  readonly value: unknown;
  readonly siblings: Fields;
}

/** Returns the values at a path, where `*` is every item of a list. */
export function valuesAt(parent: unknown, [name = '', ...rest]: readonly string[], place = ''): FoundValue[] {
  if (typeof parent !== 'object' || parent === null) return [];
  return (name === '*' ? Object.keys(parent) : [name]).flatMap((key) => {
    const pointer = `${place}/${key}`;
    const value = (parent as Fields)[key];
    return rest.length > 0 ? valuesAt(value, rest, pointer) : [{ pointer, value, siblings: parent as Fields }];
  });
}
