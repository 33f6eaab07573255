import type { schemas } from '@worklane/contract';
import { orderedFields, type StoredRecord } from '@worklane/model';

type Body = Record<string, unknown>;

/** Changes a valid body in place so that it obeys the rules of the model, most of the time. */
export function repair(body: Body, before: StoredRecord | undefined): void {
  for (const fields of orderedFields) putInOrder(body, fields);
  const items = Array.isArray(body.line_items) ? (body.line_items as Writable<schemas.LineItemInput>[]) : [];
  for (const item of items) {
    if (isSet(item.product_id) && isSet(item.service_id)) item.service_id = null;
    item.unit_price = {
      amount: Math.trunc(item.unit_price.amount % 1_000_000),
      currency: String(body.currency ?? before?.currency ?? 'EUR'),
    };
  }
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

const isSet = (id: unknown) => id !== null && id !== undefined;

function putInOrder(body: Body, { start, end, mayBeEqual }: (typeof orderedFields)[number]): void {
  const { [start]: from, [end]: to } = body;
  if (typeof from !== 'string' || typeof to !== 'string') return;
  const [first, second] = [new Date(from).getTime(), new Date(to).getTime()];
  if (first > second) Object.assign(body, { [start]: to, [end]: from });
  if (first === second && !mayBeEqual) body[end] = new Date(second + 1).toISOString();
}
