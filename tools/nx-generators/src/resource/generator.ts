import type { Tree } from '@nx/devkit';
import { blockAt, exampleOf, folded, type ResourceForms, resourceForms, schemaNameProblem } from '@worklane/spec-rules';
import { parseFields } from '../specs/field-notation.ts';
import { enumName, enumSchema } from '../specs/field-schema.ts';
import { didYouMean, requireNewKind } from '../specs/names.ts';
import { decide, generate, nextStep } from '../specs/next-step.ts';
import { SpecTree } from '../specs/spec-tree.ts';
import { invalidExample, recordExample, recordSchema, referencedExample, updateExample } from './record-files.ts';

interface Options {
  kind: string;
  collection?: string;
  fields?: string;
  group?: string;
}

/** Adds a resource kind: its schemas, examples, operations, events and scopes. */
export default function resource(tree: Tree, options: Options): () => void {
  const specs = new SpecTree(tree);
  const { kind } = options;
  const collection = requireNewKind(specs, kind, options.collection);
  const names = resourceForms(kind, collection);
  const reserved = schemaNameProblem(names.plural);
  if (reserved) throw new Error(`The collection "${collection}" cannot be used. ${reserved} Or add --collection.`);
  const fields = parseFields(specs, options.fields ?? 'title', kind);

  for (const field of fields.filter(({ type }) => type.includes('|'))) {
    specs.create(`schemas/kinds/${kind}/${enumName(names, field)}.yaml`, enumSchema(names, field));
  }
  specs.write(`schemas/kinds/${kind}/${names.name}.yaml`, recordSchema(names, fields));
  const example = (suffix: string) => exampleOf(names, suffix);
  specs.write(example('Record'), recordExample(specs, names, fields));
  specs.write(example('UpdateRequest'), updateExample(fields));
  specs.write(example('Invalid'), invalidExample(names, fields));
  specs.write(example('Referenced'), referencedExample(names));
  specs.edit('schemas/value/EntityKind.yaml', (text) => withKind(text, kind));
  addTag(specs, names, options.group ?? 'Work');
  specs.derive();
  return nextStep(decide, generate);
}

function withKind(text: string, kind: string): string {
  const [before = '', after = ''] = text.split(/\](?=\n*$)/);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return `${before},${line.length + kind.length > 97 ? '\n  ' : ' '}${kind}]${after}`;
}

/** Adds the tag before those that are not of resource kinds, and to a group. */
function addTag(specs: SpecTree, { tag: name, one }: ResourceForms, group: string): void {
  specs.edit('openapi/openapi.yaml', (text) => {
    const tag = `  - name: ${name}\n${folded('description', `TODO: Describe what ${one} is, and what it is for.`, 4)}\n`;
    const groups = [...text.matchAll(/^ {2}- name: (\w+)\n {4}tags: \[/gm)].map(([, name = '']) => name);
    if (!groups.includes(group)) throw new Error(`Unknown group "${group}".${didYouMean(group, groups)}`);
    if (!blockAt(text, 'tags')) throw new Error('specs/openapi/openapi.yaml has no tags.');
    const tagged = text.replace('  - name: Members\n    description:', (members) => tag + members);
    return tagged.replace(new RegExp(`( {2}- name: ${group}\n {4}tags: \\[[^\\]]*)\\]`), `$1, ${name}]`);
  });
}
