import type { Tree } from '@nx/devkit';
import { pascalCase, type ResourceForms } from '@worklane/spec-rules';
import type { Field } from './field-notation.ts';

const folder = 'packages/platform/src/records/rules';
const registry = `${folder}/apply-rules.ts`;

/** The platform computes them for every kind that has them. */
const computedByType = ['sequence', 'totals'];

/** Returns the fields that the rules of a kind must set. */
export const fieldsOfRule = (fields: readonly Field[]): Field[] =>
  fields.filter(({ readOnly, type }) => readOnly && !computedByType.includes(type));

type Owner = Pick<ResourceForms, 'kind' | 'one'>;

/** Writes a rule that does not compile until it is decided, and registers it. Returns its file. */
export function writeRule(tree: Tree, { kind, one }: Owner, fields: readonly Field[]): string {
  const file = `${folder}/${kind}.ts`;
  if (tree.exists(file)) throw new Error(`${file} exists. Set ${fields.map(({ name }) => name).join(', ')} there.`);
  tree.write(file, ruleStub(kind, one, fields));
  const text = tree.read(registry, 'utf8') ?? '';
  const rule = ruleOf(kind);
  const imports = [...text.matchAll(/^import (?:type )?\{[^}]*\} from '\.\/[\w-]+\.ts';\n/gm)].map(([line]) => line);
  const own = `import { ${rule} } from './${kind}.ts';\n`;
  const next = imports.find((line) => pathOf(line) > pathOf(own)) ?? imports.at(-1) ?? '';
  const registered = text.replace(next, () => (pathOf(next) > pathOf(own) ? own + next : next + own));
  tree.write(
    registry,
    registered.replace(listOfRules, (list) => withRules(list, (rules) => [...rules, rule])),
  );
  return file;
}

/** Removes the rule of a kind, if it has one. */
export function removeRule(tree: Tree, kind: string): void {
  const file = `${folder}/${kind}.ts`;
  if (!tree.exists(file)) return;
  tree.delete(file);
  const text = tree.read(registry, 'utf8') ?? '';
  const [line = '', rule = ''] = new RegExp(`^import \\{ (\\w+) \\} from './${kind}.ts';\n`, 'm').exec(text) ?? [];
  tree.write(
    registry,
    text
      .replace(line, '')
      .replace(listOfRules, (list) => withRules(list, (rules) => rules.filter((each) => each !== rule))),
  );
}

const listOfRules = /^const rules: readonly Rule\[\] = \[[^\]]*\];/m;

/** Changes the list of rules, which has lines of its own if it does not fit on one. */
function withRules(list: string, change: (rules: readonly string[]) => readonly string[]): string {
  const [head = '', items = ''] = list.split(/(?<== )\[/);
  const names = change(items.match(/\w+/g) ?? []);
  const line = `${head}[${names.join(', ')}];`;
  return line.length <= 120 ? line : `${head}[\n${names.map((name) => `  ${name},\n`).join('')}];`;
}

const pathOf = (line: string) => /'(.*)'/.exec(line)?.[1] ?? '';

const ruleOf = (kind: string) => `${pascalCase(kind).replace(/^./, (first) => first.toLowerCase())}Fields`;

/** A text is not of the type never, so the compiler reports each question with its line. */
const ruleStub = (kind: string, one: string, fields: readonly Field[]) => `import type { Rule } from './rule.ts';

/** Sets the fields of ${one} that only the service can set. */
export const ${ruleOf(kind)}: Rule = ({ resource, after }) => {
  if (resource.kind !== '${kind}') return [];
${fields.map(({ name }) => `  after.${name} = 'TODO: Decide the value of ${name}.' satisfies never;\n`).join('')}  return [];
};
`;
