import type { Tree } from '@nx/devkit';
import {
  blockAt,
  derivedFile,
  exampleOf,
  type Kind,
  keyOf,
  membersAt,
  recordFile,
  scalarAt,
  transitionsAt,
} from '@worklane/spec-rules';
import { changeFieldLists } from '../specs/field-lists.ts';
import { commonFields } from '../specs/field-notation.ts';
import { operationsOf, requireOwnOperation } from '../specs/find-operation.ts';
import { requireKind } from '../specs/names.ts';
import { generate, nextStep, typecheck } from '../specs/next-step.ts';
import { SpecTree } from '../specs/spec-tree.ts';

/** Removes a resource kind with all that a generator has written for it, one of its fields or events, or an operation. */
export default function remove(tree: Tree, options: { name: string }): () => void {
  const specs = new SpecTree(tree);
  const [owner = '', part] = options.name.split('.');
  if (/[A-Z]/.test(owner)) return removeOperation(tree, specs, owner);
  if (part === undefined) return removeKind(tree, specs, owner);
  const kind = requireKind(specs, owner);
  return kind.fields.has(part) ? removeField(tree, specs, kind, part) : removeEvent(specs, kind, part);
}

function removeKind(tree: Tree, specs: SpecTree, name: string): () => void {
  const { kind, collection, tag } = requireKind(specs, name);
  const folder = `openapi/paths/resources/${collection}`;
  const references = specs.kinds.flatMap((other) =>
    [...other.fields].flatMap(([field, lines]) =>
      other.kind !== kind && keyOf(lines, 'x-references') === kind ? [`${other.kind}.${field}`] : [],
    ),
  );
  if (references.length > 0) throw new Error(`Remove what refers to "${kind}" first: ${references.join(', ')}.`);

  for (const path of [`schemas/kinds/${kind}`, `examples/kinds/${kind}.yaml`, folder, derivedFile(kind)]) {
    tree.delete(`specs/${path}`);
  }
  specs.edit('schemas/value/EntityKind.yaml', (text) =>
    text.replace(new RegExp(`(?<=\\[)${kind},\\s+|,\\s+${kind}(?=[,\\]])`), ''),
  );
  specs.edit('openapi/openapi.yaml', (text) => {
    const described = blockAt(text, 'tags', `- name: ${tag}`)?.join('\n');
    const operations = [...membersAt(text, 'paths')].filter(([, lines]) => lines.join().includes(`/${collection}/`));
    return [`${described}\n`, ...operations.map(([, lines]) => `${lines.join('\n')}\n`)]
      .reduce((rest, part) => rest.replace(part, ''), text)
      .replace(new RegExp(`, ${tag}(?=[,\\]])`), '');
  });
  specs.derive();
  return nextStep(generate, typecheck);
}

function removeOperation(tree: Tree, specs: SpecTree, id: string): () => void {
  const { file, method } = requireOwnOperation(specs, id);
  specs.edit(file, (text) => without(text, blockAt(text, method)));
  if (!/^(?:get|post|put|patch|delete):/m.test(specs.require(file))) {
    tree.delete(`specs/${file}`);
    specs.edit('openapi/openapi.yaml', (text) =>
      without(
        text,
        [...membersAt(text, 'paths').values()].find((lines) => lines.join().endsWith(file.replace('openapi', ''))),
      ),
    );
  }
  return nextStep(generate, typecheck);
}

/** Removes the transition that causes an event. */
function removeEvent(specs: SpecTree, { kind, collection, fields }: Kind, event: string): () => void {
  const [field, lines = []] = [...fields].find(([name, each]) => transitionsAt(name, each).has(event)) ?? [];
  if (field === undefined) throw new Error(`${kind} has neither a field nor a transition "${event}".`);
  const cause = operationsOf(specs).find(
    ({ file, method }) =>
      file.includes(`/${collection}/`) && scalarAt(specs.read(file), method, 'x-transition') === event,
  );
  if (cause) throw new Error(`Remove the operation that causes ${kind}.${event} first: ${cause.id}.`);
  const transitions = transitionsAt(field, lines);
  const removed =
    transitions.size > 1 ? transitions.get(event) : ['    x-transitions:', ...(transitions.get(event) ?? [])];
  specs.edit(recordFile(kind), (text) => without(text, removed));
  specs.derive();
  return nextStep(generate, typecheck);
}

/** Removes a field, and declares that stored records may still have it. */
function removeField(tree: Tree, specs: SpecTree, { kind, name, fields }: Kind, field: string): () => void {
  if (commonFields.includes(field)) throw new Error(`Every record has the field "${field}".`);
  const user = [...fields].find(
    ([other, lines]) => other !== field && new RegExp(`^ +x-.*\\b${field}\\b`, 'm').test(lines.join('\n')),
  );
  if (user) throw new Error(`Remove the rule that names ${field} first: ${kind}.${user[0]}.`);
  const lines = fields.get(field) ?? [];
  specs.edit(recordFile(kind), (text) => {
    const removed = blockAt(text, 'x-resource', 'removed')?.[0];
    const left = withoutItem(without(text, lines), field).replace(/^ {2}computed: \[\]\n/m, '');
    return removed
      ? left.replace(removed, `${removed.slice(0, -1)}, ${field}]`)
      : left.replace(/^ {2}collection: .*\n/m, (line) => `${line}  removed: [${field}]\n`);
  });
  const create = `schemas/kinds/${kind}/${name}Create.yaml`;
  specs.write(create, withoutItem(specs.require(create), field).replace(/^required: \[\]\n/m, ''));
  const example = (suffix: string) => exampleOf({ kind, name }, suffix);
  for (const file of ['Record', 'UpdateRequest'].map(example)) {
    specs.write(file, without(specs.require(file), blockAt(specs.read(file), 'value', field)));
  }
  specs.write(
    example('UpdateRequest'),
    specs.require(example('UpdateRequest')).replace(/value:\n$/, 'value:\n  external_id: example-1\n'),
  );
  specs.edit(example('Page'), (text) => text.replace(new RegExp(`^ {6}${field}:.*\\n(?: {7,}.*\\n)*`, 'gm'), ''));
  const file = keyOf(lines, '$ref')?.replace('./', `schemas/kinds/${kind}/`);
  const isUsed = [...fields].some(([other, each]) => other !== field && keyOf(each, '$ref') === keyOf(lines, '$ref'));
  if (file?.startsWith('schemas/kinds/') && !isUsed) tree.delete(`specs/${file}`);
  specs.derive();
  return nextStep(generate, typecheck);
}

const without = (text: string, lines: readonly string[] = []): string =>
  lines.length > 0 ? text.replace(`${lines.join('\n')}\n`, '') : text;

/** Removes an item from the lists of fields. */
const withoutItem = (text: string, item: string): string =>
  changeFieldLists(text, (items) => items.filter((each) => each !== item));
