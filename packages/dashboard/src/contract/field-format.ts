import type { FieldKind, SchemaField } from './fields.ts';

/** How a value is shown: as it is edited, or in a more specific way. */
export type FieldFormat =
  | Exclude<FieldKind, 'string-list' | 'currency'>
  | 'identifier'
  | 'minutes'
  | 'bytes'
  | 'percent'
  | 'email'
  | 'phone'
  | 'url'
  | 'record'
  | 'totals'
  | 'line-items'
  | 'address'
  | 'tags'
  | 'actor';

/** Returns how the values of a field are shown, from its schema in the contract. */
export function formatOf(field: SchemaField): FieldFormat {
  const { kind, fields = [], schema } = field;
  switch (kind) {
    case 'number':
      return numberFormat(field);
    case 'text':
    case 'currency':
      return textFormat(field);
    case 'string-list':
      return 'tags';
    case 'object-list':
      return has(fields, 'quantity', 'unit_price') ? 'line-items' : 'object-list';
    case 'object':
      if (schema['x-references'] !== undefined) return 'record';
      if (fields.every(({ kind }) => kind === 'money')) return 'totals';
      if (has(fields, 'client_id', 'member_id')) return 'actor';
      return has(fields, 'postal_code', 'city') ? 'address' : 'object';
    default:
      return kind;
  }
}

function numberFormat({ name, schema: { description = '' } }: SchemaField): FieldFormat {
  if (/(^|_)minutes$/.test(name)) return 'minutes';
  if (/(^|_)bytes$/.test(name)) return 'bytes';
  if (/\bpercent\b/.test(description)) return 'percent';
  return /(^|_)id$|^version$/.test(name) ? 'identifier' : 'number';
}

function textFormat({ name, schema: { format } }: SchemaField): FieldFormat {
  if (format === 'email') return 'email';
  if (format === 'uri') return 'url';
  return name === 'phone' ? 'phone' : 'text';
}

const has = (fields: readonly SchemaField[], ...names: string[]): boolean =>
  names.every((wanted) => fields.some(({ name }) => name === wanted));

const numeric = new Set<FieldFormat>(['number', 'minutes', 'bytes', 'percent', 'money', 'totals']);

/** Returns whether tables align the values of a field at their end. */
export const isNumeric = (field: SchemaField): boolean => numeric.has(formatOf(field));

/** Fields that are shown together: when something starts and ends. */
export interface TimeRangeFields {
  readonly start: string;
  readonly end: string;
}

/** Returns the times between which something takes place, by the names of the contract; undefined for other kinds. */
export function timeRangeOf(fields: readonly SchemaField[]): TimeRangeFields | undefined {
  const isTime = (name: string) => fields.some((field) => field.name === name && field.kind === 'date-time');
  return isTime('start_at') && isTime('end_at') ? { start: 'start_at', end: 'end_at' } : undefined;
}
