import type { Resource } from '@worklane/contract';
import type { ModelRecord } from './model.ts';

/**
 * Compares records by a `sort` parameter: null comes last in ascending order, enumerations in the order of their
 * values, text by code point with ASCII letters folded to one case; ties are broken by id.
 */
export function toFieldOrder(resource: Resource, sort: string): (a: ModelRecord, b: ModelRecord) => number {
  const name = sort.replace(/^-/, '');
  const key = keyOf(resource, name);
  const direction = sort.startsWith('-') ? -1 : 1;
  return (a, b) => direction * (compare(key(a), key(b)) || a.id - b.id);
}

type Key = readonly (number | string)[];

function keyOf(resource: Resource, name: string): (record: ModelRecord) => Key {
  const { enum: values, type } = resource.fields[name] ?? {};
  return (record) => {
    const value = record[name];
    if (value === null) return [1];
    if (values) return [0, values.indexOf(String(value))];
    if (type === 'integer') return [0, Number(value)];
    const folded = String(value).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return [0, Buffer.from(folded).toString('hex')];
  };
}

function compare(a: Key, b: Key): number {
  const index = a.findIndex((part, at) => part !== b[at]);
  if (index === -1) return 0;
  return (a[index] ?? 0) < (b[index] ?? 0) ? -1 : 1;
}
