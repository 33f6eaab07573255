import type { Tree } from '@nx/devkit';
import { blockAt, capital, type Kind, keyOf, recordFile, transitionsAt, verbToDeclare } from '@worklane/spec-rules';
import { changeFieldLists } from '../specs/field-lists.ts';
import { commonFields } from '../specs/field-notation.ts';
import { requireNewOperationId, requireOwnOperation } from '../specs/find-operation.ts';
import { firstNameOf, requireKind, requireNewEvent } from '../specs/names.ts';
import { decide, generate, nextStep, typecheck } from '../specs/next-step.ts';
import { SpecTree } from '../specs/spec-tree.ts';

interface Options {
  readonly name: string;
  readonly to: string;
  readonly since?: string;
}

/** Renames a field or an event of a resource kind, or an operation, and declares its earlier name for what is stored by it. */
export default function rename(tree: Tree, { name, to, since }: Options): () => void {
  const specs = new SpecTree(tree);
  const [owner = '', part] = name.split('.');
  const isOperation = /[A-Z]/.test(owner);
  const kind = isOperation ? undefined : requireKind(specs, owner);
  if (kind && part === undefined) {
    throw new Error(
      `Records, references, events, scopes and webhooks are stored by the name of a kind, so "${owner}" cannot be renamed. Add the new kind with nx g worklane:resource, copy the records with the API, delete them, and run nx g worklane:remove ${owner}.`,
    );
  }
  if (kind && (part === undefined || kind.fields.has(part) || !kind.actions.includes(part)))
    return renameField(tree, specs, kind, { name, to, ...(since && { since }) });
  if (since) throw new Error('Only fields have a name of their own in earlier versions. Leave out --since.');
  return kind && part ? renameEvent(specs, kind, part, to) : renameOperation(specs, owner, to);
}

/** Declares the first operationId, by which idempotency keys are stored. */
function renameOperation(specs: SpecTree, id: string, to: string): () => void {
  const { file, method, renamedFrom: first = id } = requireOwnOperation(specs, id);
  requireNewOperationId(specs, to, id);
  const verbs = [id, to].map((each) => capital(/^[a-z]+/.exec(each)?.[0] ?? ''));
  const verb = verbToDeclare(to, method);
  const names = [to, first === to ? [] : `x-renamed-from: ${first}`, verb === undefined ? [] : `x-verb: ${verb}`];
  replaceInFiles(specs, new RegExp(`\\b${id}\\b`, 'g'), to);
  specs.edit(file, (text) => {
    const block = blockAt(text, method)?.join('\n') ?? '';
    const renamed = block
      .replaceAll(/^ {2}x-(?:verb|renamed-from): .*\n/gm, '')
      .replace(`summary: ${verbs[0]} `, `summary: ${verbs[1]} `)
      .replace(`operationId: ${to}`, () => `operationId: ${names.flat().join('\n  ')}`);
    return text.replace(block, () => renamed);
  });
  specs.derive();
  return nextStep(decide, generate, typecheck);
}

/** Declares the first name of the event, by which events and subscriptions are stored. */
function renameEvent(specs: SpecTree, kind: Kind, event: string, to: string): () => void {
  const [field, lines = []] = [...kind.fields].find(([name, each]) => transitionsAt(name, each).has(event)) ?? [];
  if (field === undefined) throw new Error(`Every kind has the event "${kind.kind}.${event}".`);
  requireNewEvent(kind, to, event);
  const declared = transitionsAt(field, lines).get(event) ?? [];
  const first = firstNameOf(declared) ?? event;
  const text = declared
    .join('\n')
    .replace(/(?:,|\n) +renamedFrom: [a-z-]+/, '')
    .replace(`${event}:`, `${to}:`);
  const named = text.endsWith('}')
    ? text.replace(/ *\}$/, `, renamedFrom: ${first} }`)
    : `${text}\n        renamedFrom: ${first}`;
  specs.edit(recordFile(kind.kind), (record) =>
    record.replace(declared.join('\n'), () => (first === to ? text : named)),
  );
  replaceInFiles(specs, new RegExp(`(?<![\\w-])${kind.kind}\\.${event}(?![\\w-])`, 'g'), `${kind.kind}.${to}`);
  const folder = `openapi/paths/resources/${kind.collection}`;
  replaceInFiles(specs, new RegExp(`(?<=^ {2}x-transition: )${event}$`, 'gm'), to, folder);
  specs.derive();
  return nextStep(decide, generate, typecheck);
}

const folders = ['schemas', 'examples', 'openapi', 'asyncapi', 'flows'];

/** Replaces a name in what is written by hand; the rest follows from it. */
function replaceInFiles(specs: SpecTree, name: RegExp, to: string, ...only: string[]): void {
  for (const file of (only.length > 0 ? only : folders).flatMap((folder) => specs.filesIn(folder))) {
    specs.write(file, specs.require(file).replaceAll(name, to));
  }
}

/** Declares the earlier name of a field for stored records, and for earlier versions if it has a version. */
function renameField(
  tree: Tree,
  specs: SpecTree,
  { kind, collection, fields }: Kind,
  { name, to, since }: Options,
): () => void {
  const field = name.split('.')[1] ?? '';
  const lines = fields.get(field);
  requireRenamable(lines, { name, to, isTaken: fields.has(to) });
  const declared = [...(lines ?? []), `    x-renamed-from: ${field}`, ...(since ? [`    x-since: ${since}`] : [])];

  specs.edit(recordFile(kind), (text) =>
    inRules(
      renamed(
        text.replace((lines ?? []).join('\n'), () => declared.join('\n')),
        { from: field, to, indent: 2 },
      ),
      field,
      to,
    ),
  );
  const folders = [`schemas/kinds/${kind}`, `openapi/paths/resources/${collection}`];
  const examples = `examples/kinds/${kind}.yaml`;
  const files = folders.flatMap((folder) => tree.children(`specs/${folder}`).map((each) => `${folder}/${each}`));
  for (const file of [...files, ...exampleNames(specs.read(examples)).map((example) => `${examples}#/${example}`)]) {
    if (file === recordFile(kind)) continue;
    const indent = file.endsWith('Page') ? 6 : 2;
    const text = specs
      .require(file)
      .replaceAll(`\`${field}\``, `\`${to}\``)
      .replaceAll(new RegExp(`(?<=- name: )${field}(?=(?:_(?:in|not|from|to|empty))?$)`, 'gm'), to);
    specs.write(file, file.startsWith('openapi') ? text : renamed(text, { from: field, to, indent }));
  }
  specs.derive();
  return nextStep(decide, generate, typecheck);
}

const exampleNames = (text = '') => [...text.matchAll(/^(\w+):/gm)].map(([, name = '']) => name);

/** @throws Error if the field cannot be renamed, or not to this name */
function requireRenamable(
  lines: readonly string[] | undefined,
  { name, to, isTaken }: { readonly name: string; readonly to: string; readonly isTaken: boolean },
): void {
  if (!lines) throw new Error(`Unknown field "${name}". Name it with its kind, such as task.title.`);
  if (commonFields.some((field) => name.endsWith(`.${field}`)))
    throw new Error(`Every record has the field "${name}".`);
  if (!/^[a-z][a-z0-9_]*$/.test(to))
    throw new Error(`Invalid field name "${to}": use words in lower case, such as due_at.`);
  if (isTaken) throw new Error(`The field "${to}" already exists. Choose another name.`);
  if (keyOf(lines, 'x-references')) throw new Error(`${name} is a reference, which stored records keep by its name.`);
  if (keyOf(lines, 'x-renamed-from')) {
    throw new Error(`${name} has an earlier name already. Remove its x-renamed-from when no database has it any more.`);
  }
}

interface Renaming {
  readonly from: string;
  readonly to: string;
  /** The spaces before the keys of the fields. */
  readonly indent: number;
}

/** Renames a key, references to it and the items of lists. */
function renamed(text: string, { from, to, indent }: Renaming): string {
  const keys = text
    .replace(new RegExp(`^ {${indent}}${from}:`, 'gm'), `${' '.repeat(indent)}${to}:`)
    .replaceAll(new RegExp(`(#/properties/|pointer: /)${from}\\b`, 'g'), `$1${to}`);
  return changeFieldLists(keys, (items) => items.map((each) => (each === from ? to : each)));
}

/** Renames a field in the rules of others. */
const inRules = (text: string, from: string, to: string): string =>
  text.replaceAll(/^ +x-(?:after|not-before|excludes|requires|currency-of|set-when|existing-from):.*$/gm, (line) =>
    line.replace(new RegExp(`(?<=[:{] ?)\\b${from}\\b`), to),
  );
