import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '@worklane/contract';
import type { ModelRecord } from './model.ts';
import type { ExpectedRecord } from './rules.ts';

/** The expected and the returned record. */
export interface Compared {
  readonly kind: string;
  readonly before: ModelRecord | undefined;
  readonly expected: ExpectedRecord;
  readonly actual: ModelRecord;
  /** Whether a writable field has changed. */
  readonly changes: boolean;
}

type Holds = (compared: Compared, name: string) => boolean;

/** Timestamps that are set while a field has one of these values, as their descriptions state. */
const stamps: Readonly<Record<string, { readonly field: string; readonly values: readonly unknown[] }>> = {
  completed_at: { field: 'status', values: ['done'] },
  resolved_at: { field: 'status', values: ['resolved', 'closed'] },
  closed_at: { field: 'stage', values: ['won', 'lost'] },
};

const stamped: Holds = ({ before, expected, actual }, name) => {
  const { field, values } = stamps[name] as { field: string; values: unknown[] };
  if (!values.includes(expected[field])) return actual[name] === null;
  if (before && before[field] === expected[field]) return actual[name] === before[name];
  return typeof actual[name] === 'string';
};

const kept: Holds = ({ before, actual }, name) => before === undefined || actual[name] === before[name];

/** Checks of the computed fields; all other fields equal the request. */
const computed: Readonly<Record<string, Holds>> = {
  id: kept,
  organization_id: kept,
  number: kept,
  created_at: kept,
  version: ({ before, actual, changes }) => actual.version === (before ? before.version + (changes ? 1 : 0) : 1),
  updated_at: ({ before, actual, changes }) => {
    if (!before) return actual.updated_at === actual.created_at;
    return changes ? String(actual.updated_at) >= String(before.updated_at) : actual.updated_at === before.updated_at;
  },
  totals: ({ expected, actual }) => areTotals(actual.totals as Totals, expected),
  completed_at: stamped,
  resolved_at: stamped,
  closed_at: stamped,
};

interface Totals {
  readonly net: Money;
  readonly tax: Money;
  readonly gross: Money;
}
interface Money {
  readonly amount: number;
  readonly currency: string;
}
interface Item {
  readonly quantity: number;
  readonly unit_price: Money;
  readonly tax_rate: number;
}

/** Each line may be rounded, so sums may differ by one minor unit per line. */
function areTotals({ net, tax, gross }: Totals, { line_items, currency }: ExpectedRecord): boolean {
  const items = line_items as readonly Item[];
  const sum = (factor: (item: Item) => number) =>
    items.reduce((total, item) => total + item.quantity * item.unit_price.amount * factor(item), 0);
  const isNear = (amount: number, exact: number) =>
    Math.abs(amount - exact) <= items.length + 1 + Math.abs(exact) * Number.EPSILON * 1000;
  return (
    [net, tax, gross].every((total) => total.currency === currency) &&
    gross.amount === net.amount + tax.amount &&
    isNear(
      net.amount,
      sum(() => 1),
    ) &&
    isNear(
      tax.amount,
      sum(({ tax_rate }) => tax_rate / 100),
    )
  );
}

/** Fields that default to the current time: an order without ordered_at. */
const isFilledIn = ({ kind, before, expected }: Compared, name: string) =>
  kind === 'order' && name === 'ordered_at' && !before && expected[name] === null;

/** Returns the fields in which the returned record differs from the model. */
export const differences = (resource: Resource, compared: Compared): string[] =>
  Object.keys(resource.fields).filter((name) => {
    const holds = computed[name];
    if (holds) return !holds(compared, name);
    // The contract does not say what the service sets it to.
    if (!resource.fields[name]?.writable) return false;
    if (isFilledIn(compared, name)) return typeof compared.actual[name] !== 'string';
    return !isDeepStrictEqual(compared.actual[name], compared.expected[name]);
  });

/** Returns whether a patch changes a field that is not computed. */
export const isChange = (resource: Resource, before: ExpectedRecord, expected: ExpectedRecord): boolean =>
  Object.entries(resource.fields).some(
    ([name, { writable }]) => writable && !isDeepStrictEqual(before[name], expected[name]),
  );
