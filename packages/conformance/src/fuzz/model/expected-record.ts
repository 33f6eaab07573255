import type { Resource } from '@worklane/contract';
import type { ModelRecord } from './model.ts';
import type { ExpectedRecord } from './rules.ts';

/** Returns the record that a valid body creates, without computed fields. */
export const expectedCreated = (resource: Resource, body: object): ExpectedRecord => whole(resource, body);

/** Returns the record after a valid merge patch, without computed fields. */
export const expectedUpdated = (resource: Resource, before: ModelRecord, patch: object): ExpectedRecord =>
  whole(resource, mergePatch(before, patch) as object);

/** Absent fields get their default, else null; date-times are in UTC; line items are complete. */
function whole(resource: Resource, body: object): ExpectedRecord {
  const given = new Map(Object.entries(body));
  return Object.fromEntries(
    Object.entries(resource.fields).map(([name, { type, default: otherwise = null }]) => {
      const value = given.get(name) ?? otherwise;
      if (type === 'date-time' && typeof value === 'string') return [name, new Date(value).toISOString()];
      return [name, name === 'line_items' ? (value as object[]).map(completeItem) : value];
    }),
  );
}

const completeItem = (item: object) => ({ product_id: null, service_id: null, tax_rate: 0, ...item });

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows the pseudo code of RFC 7396, section 2. The model shares no code with the service. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const members = new Map<string, unknown>(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name);
    else members.set(name, mergePatch(members.get(name), value));
  }
  return Object.fromEntries(members);
}
