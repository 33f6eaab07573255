import { blockAt, exampleOf, pascalCase, type ResourceForms, scalarAt } from '@worklane/spec-rules';
import type { Field } from './field-notation.ts';
import type { SpecTree } from './spec-tree.ts';

type Owner = Pick<ResourceForms, 'kind' | 'noun'>;

/** Returns the lines of a field in the example of a record. */
export function fieldExample(specs: SpecTree, owner: Owner, field: Field): string {
  if (field.type === 'line-items' || field.type === 'totals') {
    // Items and totals of one example fit each other.
    const [other] = specs.kinds.filter((each) => each.kind !== owner.kind && each.fields.has('totals'));
    const text = other && specs.require(exampleOf(other, 'Record'));
    const block = blockAt(text, 'value', field.name);
    if (block) return `${block.join('\n')}\n`;
  }
  if (field.type === 'address')
    return `  ${field.name}:\n    line1: Kungsholmsgatan 21\n    line2: null\n    postal_code: 112 27\n    city: Stockholm\n    region: null\n    country: SE\n`;
  if (field.type === 'money') return `  ${field.name}:\n    amount: 18900\n    currency: EUR\n`;
  return `  ${field.name}: ${scalar(specs, owner, field)}\n`;
}

function scalar(specs: SpecTree, { kind, noun }: Owner, { name, type, readOnly }: Field): string {
  if (type === 'sequence') return `${pascalCase(kind)[0]}-2026-00042`;
  if (readOnly && !type.includes('|')) return 'null';
  if (type.includes('|')) return type.split('|')[0] ?? '';
  switch (type) {
    case 'title':
      return `Example ${noun}`;
    case 'string':
    case 'text':
      return `Example ${name.replaceAll('_', ' ')}`;
    case 'email':
      return 'info@lindqvist-hotels.example';
    case 'currency':
      return 'EUR';
    case 'integer':
    case 'number':
      return '5';
    case 'boolean':
      return 'true';
    case 'date':
      return '"2026-03-31"';
    case 'date-time':
      return '"2026-03-31T09:00:00Z"';
    case 'tags':
      return '[example]';
    case 'priority':
      return 'normal';
    default:
      return type === kind ? 'null' : idOf(specs, type);
  }
}

/** Returns the ID of the example of another record. */
function idOf(specs: SpecTree, kind: string): string {
  const example =
    kind === 'member' ? 'examples/members.yaml#/MemberRecord' : exampleOf({ kind, name: pascalCase(kind) }, 'Record');
  return scalarAt(specs.read(example), 'value', 'id') ?? '1';
}

/** Returns another valid value for the example of an update, or undefined. */
export function changedExample({ name, type, readOnly }: Field): string | undefined {
  if (readOnly) return undefined;
  if (type.includes('|')) return `  ${name}: ${type.split('|')[1]}\n`;
  const values: Record<string, string> = {
    title: 'Another example',
    string: 'Another example',
    text: 'Another example',
    integer: '8',
    number: '8',
    boolean: 'false',
    date: '"2026-04-30"',
    'date-time': '"2026-04-30T09:00:00Z"',
    priority: 'high',
  };
  return values[type] && `  ${name}: ${values[type]}\n`;
}
