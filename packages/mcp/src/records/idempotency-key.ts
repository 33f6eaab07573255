import { createHash } from 'node:crypto';

/**
 * Returns an idempotency key that follows from what is created, so that a repeated call creates nothing twice.
 * @param occurrence counts equal records of one call, all of which are created.
 * @param repetition tells an intended repetition apart from a repeated call.
 */
export const idempotencyKey = (
  collection: string,
  record: object,
  { occurrence, repetition }: { occurrence: number; repetition: string },
): string =>
  `mcp-${createHash('sha256')
    .update(JSON.stringify([collection, record, occurrence, repetition]))
    .digest('base64url')}`;

/**
 * Returns a value with the properties of its objects in alphabetical order. A model that repeats a call may change their order,
 * and the API rejects a key that was used with another body.
 */
export function sortProperties<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sortProperties) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sortProperties(each)]),
  ) as Value;
}
