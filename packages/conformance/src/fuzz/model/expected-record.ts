import type { Resource } from '@worklane/contract';
import { mergePatch } from './merge-patch.ts';
import type { ModelRecord } from './model.ts';
import type { ExpectedRecord } from './rules.ts';

/** What a valid body creates, besides the fields that the service computes. */
export const expectedCreated = (resource: Resource, body: object): ExpectedRecord => whole(resource, body);

/** What a valid merge patch makes of a record, besides the fields that the service computes. */
export const expectedUpdated = (resource: Resource, before: ModelRecord, patch: object): ExpectedRecord =>
  whole(resource, mergePatch(before, patch) as object);

/** What is left out has its default, else null; moments are answered in UTC; line items are complete. */
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
