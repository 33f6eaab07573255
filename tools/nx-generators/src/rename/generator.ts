import type { Tree } from '@nx/devkit';
import { blockAt, flow, keyOf, recordFile } from '@worklane/spec-rules';
import { requireKind } from '../specs/names.ts';
import { decide, generate, nextStep } from '../specs/next-step.ts';
import { SpecTree } from '../specs/spec-tree.ts';

interface Options {
  readonly name: string;
  readonly to: string;
  readonly since?: string;
}

/** Renames a field of a resource kind, and declares its earlier name for stored records, and for earlier versions if it has a version. */
export default function rename(tree: Tree, { name, to, since }: Options): () => void {
  const specs = new SpecTree(tree);
  const [owner = '', field = ''] = name.split('.');
  const { kind, collection, fields } = requireKind(specs, owner);
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
  return nextStep(decide, generate, 'And what names it:        npm run typecheck');
}

const exampleNames = (text = '') => [...text.matchAll(/^(\w+):/gm)].map(([, name = '']) => name);

/** @throws Error if the field cannot be renamed, or not to this name */
function requireRenamable(
  lines: readonly string[] | undefined,
  { name, to, isTaken }: { readonly name: string; readonly to: string; readonly isTaken: boolean },
): void {
  const ofService = /\.(?:id|organization_id|version|external_id|custom_fields|created_at|updated_at|invalid_fields)$/;
  if (!lines) throw new Error(`Unknown field "${name}". Name it with its kind, such as task.title.`);
  if (ofService.test(name)) throw new Error(`Every record has the field "${name}".`);
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
  return ['required', 'computed'].reduce((left, key) => {
    const block = (blockAt(left, key) ?? blockAt(left, 'x-resource', key))?.join('\n');
    const items = /\[([^\]]*)\]/.exec(block ?? '')?.[1]?.split(/,\s*/) ?? [];
    if (!block || !items.includes(from)) return left;
    const indentation = /^ */.exec(block)?.[0] ?? '';
    return left.replace(
      block,
      () =>
        indentation +
        flow(
          key,
          items.map((each) => (each === from ? to : each)),
        ),
    );
  }, keys);
}

/** Renames a field in the rules of others. */
const inRules = (text: string, from: string, to: string): string =>
  text.replaceAll(/^ +x-(?:after|not-before|excludes|requires|currency-of|set-when|existing-from):.*$/gm, (line) =>
    line.replace(new RegExp(`(?<=[:{] ?)\\b${from}\\b`), to),
  );
