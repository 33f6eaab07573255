import { didYouMean } from './names.ts';
import type { SpecTree } from './spec-tree.ts';

/** A field in the notation `name:type:flag`, such as `due_date:date:required`. */
export interface Field {
  readonly name: string;
  /** A name of `fieldTypes`, a resource kind or `member`, or the values of an enumeration separated by `|`. */
  readonly type: string;
  readonly required: boolean;
  readonly readOnly: boolean;
}

const fieldTypes = [
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

/** Fields that every record has. */
const common = [
  'id',
  'organization_id',
  'version',
  'external_id',
  'custom_fields',
  'created_at',
  'updated_at',
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
  if (names.includes('totals') && !(names.includes('line_items') && names.includes('currency'))) {
    throw new Error('The field "totals" needs the fields line_items and currency.');
  }
  return fields;
}

function parseField(specs: SpecTree, notation: string, ownKind: string | undefined): Field {
  const [name = '', ...parts] = notation.split(':');
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(name)) {
    const suggestion = name
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replace(/\W+/g, '_')
      .toLowerCase();
    throw new Error(`Invalid field name "${name}": use snake_case, such as "${suggestion}".`);
  }
  if (common.includes(name)) throw new Error(`Every record has the field "${name}" already. Remove it.`);
  const flags = parts.filter((part) => ['required', 'read-only'].includes(part));
  const [given, surplus] = parts.filter((part) => !flags.includes(part));
  if (surplus !== undefined) throw new Error(`The field "${name}" has two types: "${given}" and "${surplus}".`);
  const type = given ?? typesByName[name] ?? 'string';
  const kinds = [...specs.kindNames, 'member', ...(ownKind ? [ownKind] : [])];
  const isEnum = type.includes('|');
  if (isEnum && !type.split('|').every((value) => /^[a-z][a-z0-9_]*$/.test(value))) {
    throw new Error(`The values of "${name}" must be snake_case and separated by "|": "${type}".`);
  }
  if (!isEnum && ![...fieldTypes, ...kinds].includes(type)) {
    throw new Error(
      `The field "${name}" has the unknown type "${type}".${didYouMean(type, [...fieldTypes, ...kinds])}`,
    );
  }
  if (kinds.includes(type) && !name.endsWith('_id')) {
    throw new Error(`The field "${name}" refers to a ${type}: name it "${name}_id".`);
  }
  const readOnly = flags.includes('read-only') || type === 'totals' || type === 'sequence';
  return { name, type, required: flags.includes('required') || type === 'title', readOnly };
}
