import type { Tree } from '@nx/devkit';
import { blockAt, exampleOf, flow, type Kind, recordFile } from '@worklane/spec-rules';
import { enumerations } from '../specs/enumerations.ts';
import { fieldExample } from '../specs/field-example.ts';
import { type Field, parseFields } from '../specs/field-notation.ts';
import { enumName, enumSchema, fieldSchema } from '../specs/field-schema.ts';
import { requireKind } from '../specs/names.ts';
import { decide, generate, nextStep } from '../specs/next-step.ts';
import { SpecTree } from '../specs/spec-tree.ts';

interface Options {
  kind: string;
  name: string;
  type?: string;
  required?: boolean;
  readOnly?: boolean;
  unique?: boolean;
  existing?: string;
}

/** Adds a field to the schemas, examples and operations of a resource kind. */
export default function field(tree: Tree, options: Options): () => void {
  const specs = new SpecTree(tree);
  const kind = requireKind(specs, options.kind);
  const { required, readOnly, unique } = options;
  const flags = [options.type, required && 'required', readOnly && 'read-only', unique && 'unique'].filter(Boolean);
  const [added] = parseFields(specs, [options.name, ...flags].join(':'));
  if (!added) throw new Error('Missing field name.');
  if (kind.fields.has(added.name)) {
    throw new Error(`The field "${added.name}" of ${kind.kind} already exists: specs/${recordFile(kind.kind)}.`);
  }

  if (added.type.includes('|')) {
    specs.create(`schemas/kinds/${kind.kind}/${enumName(kind, added)}.yaml`, enumSchema(kind, added));
  }
  const schema =
    fieldSchema(kind, added, enumerations(specs, kind)) + existingValue(kind.collection, added, options.existing);
  specs.edit(recordFile(kind.kind), (text) => withField(text, added, schema));
  addToExamples(specs, kind, added);
  if (added.required && !added.readOnly) {
    const create = `schemas/kinds/${kind.kind}/${kind.name}Create.yaml`;
    specs.edit(create, (text) => withItem(text, 'required', added.name));
  }
  specs.derive();
  return nextStep(decide, generate);
}

/** Types whose values are texts. */
const textTypes = ['string', 'title', 'text', 'email', 'currency', 'date', 'date-time'];

/** Returns the line that declares the value of stored records, which a required field must have. */
function existingValue(collection: string, { name, type, required, readOnly }: Field, value?: string): string {
  if (value !== undefined) return `    x-existing: ${textTypes.includes(type) ? JSON.stringify(value) : value}\n`;
  if (!required || readOnly) return '';
  throw new Error(
    `Stored ${collection} have no ${name}: pass their value with --existing, or omit --required. The value of a list or an object is JSON.`,
  );
}

/** Adds a field before those that every record has. */
function withField(text: string, { name, type, readOnly }: Field, definition: string): string {
  const defined = text.replace(/^ {2}external_id:\n/m, (line) => definition + line);
  const required = withItem(defined, 'required', name, 'external_id');
  if (!readOnly || type === 'date-time') return required;
  const computed = blockAt(required, 'x-resource', 'computed')?.[0];
  if (computed) return required.replace(computed, () => computed.replace(/\]$/, `, ${name}]`));
  return required.replace(/^ {2}collection: .*\n/m, (line) => `${line}  computed: [${name}]\n`);
}

/** Adds an item to a list in flow style, before another one or at its end. */
function withItem(text: string, key: string, item: string, before?: string): string {
  const block = blockAt(text, key)?.join('\n') ?? '';
  const items = /\[([^\]]*)\]/.exec(block)?.[1]?.split(/,\s*/) ?? [];
  const index = before === undefined ? -1 : items.indexOf(before);
  return text.replace(block, () => flow(key, items.toSpliced(index === -1 ? items.length : index, 0, item)));
}

/** All other examples follow from that of the record, except the second record of a page. */
function addToExamples(specs: SpecTree, { kind, name, noun }: Kind, added: Field): void {
  const example = fieldExample(specs, { kind, noun }, added);
  const file = (suffix: string) => exampleOf({ kind, name }, suffix);
  const insert = (text: string, indent: number) => {
    const lines = example.replaceAll(/^ {2}(?=.)/gm, ' '.repeat(indent));
    const place = text.lastIndexOf(`\n${' '.repeat(indent)}external_id:`) + 1;
    return text.slice(0, place) + lines + text.slice(place);
  };
  specs.edit(file('Record'), (text) => insert(text, 2));
  specs.edit(file('Page'), (text) => insert(text, 6));
}
