import type { Resource } from './catalogues.ts';
import { currencies } from './generated/currencies.ts';
import type { ProblemErrorCode } from './generated/problems.ts';
import type * as schemas from './generated/types.ts';

/** A complete record with date-times in UTC. */
type CompleteRecord = Readonly<Record<string, unknown>>;

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

/** Times end after they start; a due date may be the day of the start (specs/schemas/kinds/project/Project.yaml). */
export const orderedFields: readonly OrderedFields[] = [
  { start: 'start_at', end: 'end_at', mayBeEqual: false },
  { start: 'start_date', end: 'due_date', mayBeEqual: true },
];

/** Compares as text: timestamps are in UTC, and text of a date is in the order of dates. */
export const timeOrderViolations = (record: CompleteRecord): RuleViolation[] =>
  orderedFields.flatMap(({ start, end, mayBeEqual }) => {
    const { [start]: from, [end]: to } = record;
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    if (from < to || (mayBeEqual && from === to)) return [];
    const detail = mayBeEqual ? `must not be before ${start}` : `must be after ${start}`;
    return [violation(`/${end}`, 'end_before_start', detail)];
  });

/** Returns a line item with the optional fields that a request omits. */
export const completeLineItem = (item: schemas.LineItemInput): schemas.LineItem => ({
  description: item.description,
  product_id: item.product_id ?? null,
  service_id: item.service_id ?? null,
  quantity: item.quantity,
  unit_price: item.unit_price,
  tax_rate: item.tax_rate ?? 0,
});

/**
 * A line item names a product or a service, not both, and its price is in the currency of the record
 * (specs/schemas/value/LineItemInput.yaml). A double holds all totals exactly (specs/schemas/value/MoneyTotal.yaml).
 */
export function lineItemViolations(kind: string, record: CompleteRecord): RuleViolation[] {
  const items: readonly schemas.LineItem[] = Array.isArray(record.line_items) ? record.line_items : [];
  const amounts = Object.values((record.totals ?? {}) as Partial<schemas.Totals>).map(({ amount }) => amount);
  return [
    ...items.flatMap(({ unit_price, product_id, service_id }, index) => [
      ...(unit_price.currency === record.currency
        ? []
        : [
            violation(
              `/line_items/${index}/unit_price/currency`,
              'currency_mismatch',
              `must be ${record.currency}, the currency of the ${kind}`,
            ),
          ]),
      ...(product_id === null || service_id === null
        ? []
        : [violation(`/line_items/${index}/service_id`, 'not_allowed', 'must be null when product_id is set')]),
    ]),
    ...(amounts.every(Number.isSafeInteger)
      ? []
      : [violation('/line_items', 'too_large', 'must have totals below 2^53 minor units')]),
  ];
}

/** Returns the values at a path of a record, with their JSON pointers. `*` in a path matches every item of a list. */
export function valuesAt(value: unknown, path: readonly string[], pointer = ''): { pointer: string; value: unknown }[] {
  const [step, ...rest] = path;
  if (step === undefined) return [{ pointer, value }];
  if (value === null || typeof value !== 'object') return [];
  if (step === '*') {
    return Object.entries(value).flatMap(([index, item]) => valuesAt(item, rest, `${pointer}/${index}`));
  }
  return valuesAt((value as Record<string, unknown>)[step], rest, `${pointer}/${step}`);
}

/** A record keeps a currency that ISO 4217 has withdrawn, or that was stored before it was checked. */
export function currencyViolations(
  resource: Resource,
  before: CompleteRecord | undefined,
  after: CompleteRecord,
): RuleViolation[] {
  const codesOf = (record: CompleteRecord) => resource.currencies.flatMap((path) => valuesAt(record, path));
  const unknown = codesOf(after).filter(({ value }) => typeof value === 'string' && !Object.hasOwn(currencies, value));
  if (unknown.length === 0) return [];
  const kept = new Set(before && codesOf(before).map(({ value }) => value));
  return unknown
    .filter(({ value }) => !kept.has(value))
    .map(({ pointer }) => violation(pointer, 'invalid_format', 'must be a currency of ISO 4217, such as EUR'));
}
