import { capital, pascalCase, type ResourceForms } from '@worklane/spec-rules';
import type { Enumerations } from './enumerations.ts';
import type { Field } from './field-notation.ts';

type Owner = Pick<ResourceForms, 'noun' | 'name'>;

/** Returns the lines that define a field in the schema of its record. */
export function fieldSchema(owner: Owner, field: Field, siblings: Enumerations): string {
  const lines = [...definition(owner, field), ...rulesOf(field, siblings)];
  return `  ${field.name}:\n${lines.map((line) => `    ${line}\n`).join('')}`;
}

const rulesOf = (field: Field, siblings: Enumerations) => [
  ...(isComputed(field) ? [setWhen(field, siblings)] : []),
  ...(field.unique ? ['x-unique: true'] : []),
];

/** Whether a rule sets a field, and not the service for every kind that has it. */
const isComputed = ({ readOnly, type }: Field) => readOnly && !['sequence', 'totals'].includes(type);

/** Returns the rule of a read-only time: `approved_at` is set when the status becomes `approved`. */
function setWhen({ name, type }: Field, siblings: Enumerations): string {
  const value = name.replace(/_at$/, '');
  const [[other] = []] = [...siblings].sort(
    ([, one], [, two]) => Number(two.includes(value)) - Number(one.includes(value)),
  );
  if (type !== 'date-time' || other === undefined) {
    throw new Error(`The field "${name}" cannot be read-only: only a date-time can, which an enumeration sets.`);
  }
  const isKnown = siblings.get(other)?.includes(value);
  return `x-set-when: { ${other}: [${isKnown ? value : `"TODO: Name the values of ${other} that set ${name}."`}] }`;
}

const todo = ({ noun }: Owner, { name }: Field) => `description: "TODO: Describe ${name} of ${noun}."`;

function definition(owner: Owner, field: Field): string[] {
  const describe = todo(owner, field);
  const typeOf = (type: string) => (field.required ? `type: ${type}` : `type: [${type}, "null"]`);
  if (field.type.includes('|')) return [`$ref: ./${enumName(owner, field)}.yaml`, 'x-filter: equals'];
  switch (field.type) {
    case 'title':
      return [describe, 'type: string', 'minLength: 1', 'maxLength: 255', 'x-sortable: true', 'x-searchable: true'];
    case 'string':
      return [
        describe,
        typeOf('string'),
        ...(field.required ? ['minLength: 1'] : []),
        'maxLength: 255',
        'x-searchable: true',
      ];
    case 'text':
      return [describe, typeOf('string'), 'maxLength: 10000', 'x-searchable: true'];
    case 'email':
      return [describe, typeOf('string'), 'format: email', 'maxLength: 254', 'x-filter: equals', 'x-searchable: true'];
    case 'integer':
      return [describe, typeOf('integer'), 'format: int32', 'minimum: 0', 'maximum: 2147483647'];
    case 'number':
      return [describe, typeOf('number'), 'minimum: 0', 'maximum: 1000000000'];
    case 'boolean':
      return [describe, 'type: boolean', 'x-filter: equals'];
    case 'date':
    case 'date-time':
      return [describe, typeOf('string'), `format: ${field.type}`, 'x-filter: range', 'x-sortable: true'];
    case 'money':
    case 'address': {
      const schema = `../../value/${capital(field.type)}.yaml`;
      if (field.required) return [`$ref: ${schema}`];
      return [describe, 'oneOf:', `  - $ref: ${schema}`, '  - type: "null"'];
    }
    case 'tags':
      return [
        'description: Free-form labels, each at most once.',
        'type: array',
        'maxItems: 50',
        'uniqueItems: true',
        'items:',
        '  type: string',
        '  minLength: 1',
        '  maxLength: 50',
        'x-filter: contains',
      ];
    case 'priority':
      return ['$ref: ../../value/Priority.yaml', 'x-filter: equals', 'x-sortable: true'];
    case 'currency':
      return [
        '$ref: ../../value/Currency.yaml',
        'description: The currency of all amounts, as a three-letter code (ISO 4217).',
        'x-filter: equals',
      ];
    case 'line-items':
      return [
        `description: The items of the ${owner.noun}, in the order shown to the customer.`,
        'type: array',
        'maxItems: 200',
        'items:',
        '  $ref: ../../value/LineItem.yaml',
      ];
    case 'totals':
      return ['$ref: ../../value/Totals.yaml'];
    case 'sequence':
      return [
        'description: A sequential number within the organization, assigned on creation and never reused.',
        'type: string',
        'maxLength: 32',
        `examples: [${owner.name[0]}-2026-00042]`,
        'x-filter: equals',
        'x-sortable: true',
        'x-searchable: true',
      ];
    default:
      return [
        `$ref: ../../record/${field.required ? '' : 'Nullable'}RecordId.yaml`,
        describe,
        `x-references: ${field.type}`,
        'x-filter: equals',
      ];
  }
}

export const enumName = ({ name }: Owner, field: Field): string => name + pascalCase(field.name);

/** Returns the schema of an enumeration. */
export const enumSchema = (owner: Owner, field: Field): string => `title: ${enumName(owner, field)}
description: ${capital(field.name.replaceAll('_', ' '))} of the ${owner.noun}.
type: string
enum: [${field.type.split('|').join(', ')}]
`;
