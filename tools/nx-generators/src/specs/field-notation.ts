import { fieldNameProblem, isIdName } from '@worklane/spec-rules';
import { didYouMean } from './names.ts';
import type { SpecTree } from './spec-tree.ts';

/** A field in the notation `name:type:flag`, such as `due_date:date:required`. */
export interface Field {
  readonly name: string;
  /** A name of `fieldTypes`, a resource kind or `member`, or the values of an enumeration separated by `|`. */
  readonly type: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Whether no two records have the same value. */
  readonly unique: boolean;
}

export const fieldTypes = [
  'string',
  'title',
  'text',
  'email',
  'currency',
  'integer',
  'number',
  'boolean',
  'date',
  'date-time',
  'money',
  'address',
  'tags',
  'priority',
  'line-items',
  'totals',
  'sequence',
] as const;

/** Types of fields with these names, so that the notation can omit them. */
const typesByName: Readonly<Record<string, string>> = {
  title: 'title',
  name: 'title',
  subject: 'title',
  description: 'text',
  email: 'email',
  currency: 'currency',
  line_items: 'line-items',
  totals: 'totals',
  number: 'sequence',
  tags: 'tags',
  priority: 'priority',
};

/** The service computes these fields of any kind, by name. */
const byService = [
  ['line_items', 'line-items'],
  ['totals', 'totals'],
  ['number', 'sequence'],
] as const;

/** Fields that every record has. */
export const commonFields = [
  'id',
  'organization_id',
  'version',
  'external_id',
  'custom_fields',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
  'invalid_fields',
];

/** @throws Error that names the field and the part of it that is wrong. */
export function parseFields(specs: SpecTree, notation: string, ownKind?: string): Field[] {
  const fields = notation
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => parseField(specs, part, ownKind));
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`The field "${twice}" is given twice.`);
  const missing = ['line_items', 'totals', 'currency'].filter((name) => !names.includes(name));
  if ((names.includes('line_items') || names.includes('totals')) && missing.length > 0) {
    throw new Error(`The fields line_items, totals and currency belong together. Missing: ${missing.join(', ')}.`);
  }
  return fields;
}

function parseField(specs: SpecTree, notation: string, ownKind: string | undefined): Field {
  const [name = '', ...parts] = notation.split(':');
  const wrong = fieldNameProblem(name);
  if (wrong?.endsWith('snake_case.')) {
    const suggestion = name
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replace(/\W+/g, '_')
      .toLowerCase();
    throw new Error(`Invalid field name "${name}": use snake_case, such as "${suggestion}".`);
  }
  if (wrong) throw new Error(wrong);
  if (commonFields.includes(name)) throw new Error(`Every record has the field "${name}" already. Remove it.`);
  const flags = parts.filter((part) => ['required', 'read-only', 'unique'].includes(part));
  const [given, surplus] = parts.filter((part) => !flags.includes(part));
  if (surplus !== undefined) throw new Error(`The field "${name}" has two types: "${given}" and "${surplus}".`);
  const type = given ?? typesByName[name] ?? 'string';
  const kinds = [...specs.kindNames, 'member', ...(ownKind ? [ownKind] : [])];
  const isEnum = type.includes('|');
  const values = type.split('|');
  if (isEnum && !values.every((value) => /^(?!(?:true|false|null)$)[a-z][a-z0-9_]*$/.test(value))) {
    throw new Error(`The values of "${name}" must be snake_case words, not literals, separated by "|": "${type}".`);
  }
  if (new Set(values).size < values.length) throw new Error(`A value of "${name}" is given twice: "${type}".`);
  if (!isEnum && ![...fieldTypes, ...kinds].includes(type)) {
    throw new Error(
      `The field "${name}" has the unknown type "${type}".${didYouMean(type, [...fieldTypes, ...kinds])}`,
    );
  }
  if (kinds.includes(type) && !name.endsWith('_id')) {
    throw new Error(`The field "${name}" refers to a ${type}: name it "${name}_id".`);
  }
  if (type === 'integer' && isIdName(name)) {
    throw new Error(`The field "${name}" is named like a reference: its type must be a resource kind or member.`);
  }
  const [, fixed] = byService.find(([field, its]) => (field === name) !== (its === type)) ?? [];
  if (fixed) {
    throw new Error(
      `The type of "${name}" cannot be "${type}": the service computes ${byService.map(([field, its]) => `${field}:${its}`).join(', ')}.`,
    );
  }
  const readOnly = flags.includes('read-only') || type === 'totals' || type === 'sequence';
  const unique = flags.includes('unique');
  if (unique && (readOnly || !['string', 'title', 'email'].includes(type))) {
    throw new Error(`The field "${name}" cannot be unique: only a string, title or email that clients set can.`);
  }
  return { name, type, required: flags.includes('required') || type === 'title', readOnly, unique };
}
