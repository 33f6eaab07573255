import type { Resource } from '@worklane/contract';
import { toFieldOrder } from './field-order.ts';
import type { Model, ModelRecord } from './model.ts';

/** The query parameters of a list by name. */
export type Query = ReadonlyMap<string, string>;

const defaultSort = '-created_at';

/** Returns the expected records of a list in order. With `q` the service may find fewer. */
export function listed(model: Model, resource: Resource, query: Query): ModelRecord[] {
  const filters = [...query].filter(([name]) => !['limit', 'sort', 'q'].includes(name));
  const records = model
    .all(resource.kind)
    .filter((record) => filters.every(([name, text]) => fits(resource, record, name, text)));
  return records.toSorted(toFieldOrder(resource, query.get('sort') ?? defaultSort));
}

function fits(resource: Resource, record: ModelRecord, name: string, text: string): boolean {
  if (name === 'updated_since') return String(record.updated_at) >= utc(text);
  const range = /^(.+)_(from|to)$/.exec(name);
  if (range?.[1] && resource.fields[range[1]]?.filter === 'range') {
    const { type } = resource.fields[range[1]] as { type: string };
    const bound = type === 'date-time' ? utc(text) : text;
    const value = record[range[1]];
    // `_from` is inclusive, `_to` is exclusive, and null is in no range (guide First request, Filters and sorting).
    return typeof value === 'string' && (range[2] === 'from' ? value >= bound : value < bound);
  }
  const value = record[name];
  return Array.isArray(value) ? value.map(String).includes(text) : value !== null && String(value) === text;
}

const utc = (text: string) => new Date(text).toISOString();
