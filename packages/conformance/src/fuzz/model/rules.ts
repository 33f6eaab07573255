import type { ProblemErrorCode } from '@worklane/contract';

/** A complete record with date-times in UTC. */
export type ExpectedRecord = Readonly<Record<string, unknown>>;

/** A rule that no schema can express. */
export interface Rule {
  readonly rule: string;
  /** The source of the rule. */
  readonly source: string;
  readonly code: ProblemErrorCode;
  /** Returns JSON pointers to the violations. */
  readonly brokenAt: (record: ExpectedRecord) => string[];
  /** Changes a valid body in place so that it obeys the rule. */
  readonly repair: (body: Record<string, unknown>, before: ExpectedRecord | undefined) => void;
}

interface LineItem {
  product_id?: number | null;
  service_id?: number | null;
  quantity: number;
  unit_price: { amount: number; currency: string };
  tax_rate?: number;
}

const itemsOf = (record: ExpectedRecord): LineItem[] => (Array.isArray(record.line_items) ? record.line_items : []);

const lineItemText = 'specs/schemas/value/LineItemInput.yaml, description';

/** All rules beyond the schemas. */
export const rules: readonly Rule[] = [
  inOrder('start_at', 'end_at', 'must differ', 'DESIGN, section 3: end_at is after start_at'),
  inOrder('start_date', 'due_date', 'may be the same', 'specs/schemas/kinds/project/Project.yaml, due_date'),
  {
    rule: 'a line item names a product or a service, not both',
    source: lineItemText,
    code: 'not_allowed',
    brokenAt: (record) =>
      itemsOf(record).flatMap(({ product_id, service_id }, index) =>
        isSet(product_id) && isSet(service_id) ? [`/line_items/${index}/service_id`] : [],
      ),
    repair: (body) => {
      for (const item of itemsOf(body)) if (isSet(item.product_id) && isSet(item.service_id)) item.service_id = null;
    },
  },
  {
    rule: 'the price of a line item is in the currency of the whole',
    source: lineItemText,
    code: 'currency_mismatch',
    brokenAt: (record) =>
      itemsOf(record).flatMap(({ unit_price }, index) =>
        unit_price.currency === record.currency ? [] : [`/line_items/${index}/unit_price/currency`],
      ),
    repair: (body, before) => {
      for (const item of itemsOf(body)) item.unit_price.currency = String(body.currency ?? before?.currency ?? 'EUR');
    },
  },
  {
    rule: 'totals are integers that a double holds exactly',
    source: 'specs/schemas/value/MoneyTotal.yaml, maximum',
    code: 'too_large',
    brokenAt: (record) => (largestTotal(itemsOf(record)) > Number.MAX_SAFE_INTEGER ? ['/line_items'] : []),
    repair: (body) => {
      for (const item of itemsOf(body)) item.unit_price.amount = Math.trunc(item.unit_price.amount % 1_000_000);
    },
  },
  {
    rule: 'at most 50 custom fields remain after a patch',
    source: 'specs/schemas/record/CustomFieldsPatch.yaml, description',
    code: 'too_many_properties',
    brokenAt: ({ custom_fields }) => (Object.keys(custom_fields ?? {}).length > 50 ? ['/custom_fields'] : []),
    repair: () => {},
  },
];

/** What the fuzzer neither generates nor checks, with reasons; `worklane-conformance fuzz --help` prints it. */
export const leftOut: readonly { readonly what: string; readonly why: string }[] = [
  {
    what: 'leap seconds, and date-times outside the years 1 to 9999 in UTC',
    why: 'the format date-time allows them, no clock of the service can tell them (platform, bad-input.test.ts has them)',
  },
  {
    what: 'how totals are rounded',
    why: 'the contract says computed by the service: the model holds gross to be net and tax, and net to be near the sum',
  },
  {
    what: 'which words q finds',
    why: 'the contract leaves word boundaries to the service: the model holds what is found to be a part of the list',
  },
  {
    what: 'bodies above 1 MiB',
    why: 'cases/bodies.ts has them; no generated body is that large',
  },
];

function inOrder(start: string, end: string, same: 'must differ' | 'may be the same', source: string): Rule {
  const keeps = (from: string, to: string) => from < to || (from === to && same === 'may be the same');
  return {
    rule: `${end} comes after ${start}`,
    source,
    code: 'end_before_start',
    brokenAt: ({ [start]: from, [end]: to }) =>
      typeof from === 'string' && typeof to === 'string' && !keeps(from, to) ? [`/${end}`] : [],
    repair: (body) => {
      const { [start]: from, [end]: to } = body;
      if (typeof from !== 'string' || typeof to !== 'string') return;
      const [first, second] = [new Date(from).getTime(), new Date(to).getTime()];
      if (first > second) Object.assign(body, { [start]: to, [end]: from });
      if (first === second && same === 'must differ') body[end] = new Date(second + 1).toISOString();
    },
  };
}

const isSet = (id: unknown) => id !== null && id !== undefined;

/** Doubles above 2^53 are not exact, but no generated total comes close to the limit. */
function largestTotal(items: readonly LineItem[]): number {
  const sum = (factor: (rate: number) => number) =>
    items.reduce(
      (total, { quantity, unit_price, tax_rate = 0 }) => total + quantity * unit_price.amount * factor(tax_rate),
      0,
    );
  const [net, tax] = [sum(() => 1), sum((rate) => rate / 100)];
  return Math.max(...[net, tax, net + tax].map(Math.abs));
}
