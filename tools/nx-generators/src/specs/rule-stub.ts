import type { Tree } from '@nx/devkit';
import { oneOf } from '@worklane/spec-rules';
import type { Field } from './field-notation.ts';

const folder = 'packages/platform/src/records/rules';
const registry = `${folder}/apply-rules.ts`;

/** The platform computes them for every kind that has them. */
const computedByType = ['sequence', 'totals'];

/** Returns the fields that the rules of a kind must set. */
export const fieldsOfRule = (fields: readonly Field[]): Field[] =>
  fields.filter(({ readOnly, type }) => readOnly && !computedByType.includes(type));

/** Writes a rule that does not compile until it is decided, and registers it. Returns its file. */
export function writeRule(tree: Tree, kind: string, fields: readonly Field[]): string {
  const file = `${folder}/${kind}.ts`;
  if (tree.exists(file)) throw new Error(`${file} exists. Set ${fields.map(({ name }) => name).join(', ')} there.`);
  tree.write(file, ruleStub(kind, fields));
  const text = tree.read(registry, 'utf8') ?? '';
  const rule = `${kind}Fields`;
  const imports = [...text.matchAll(/^import (?:type )?\{[^}]*\} from '\.\/[\w-]+\.ts';\n/gm)].map(([line]) => line);
  const own = `import { ${rule} } from './${kind}.ts';\n`;
  const next = imports.find((line) => pathOf(line) > pathOf(own)) ?? imports.at(-1) ?? '';
  const registered = text.replace(next, () => (pathOf(next) > pathOf(own) ? own + next : next + own));
  tree.write(registry, registered.replace(/(const rules: readonly Rule\[\] = \[[^\]]*)\]/, `$1, ${rule}]`));
  return file;
}

const pathOf = (line: string) => /'(.*)'/.exec(line)?.[1] ?? '';

/** A text is not of the type never, so the compiler reports each question with its line. */
const ruleStub = (kind: string, fields: readonly Field[]) => `import type { Rule } from './rule.ts';

/** Sets the fields of ${oneOf(kind)} that only the service can set. */
export const ${kind}Fields: Rule = ({ resource, after }) => {
  if (resource.kind !== '${kind}') return [];
${fields.map(({ name }) => `  after.${name} = 'TODO: Decide the value of ${name}.' satisfies never;\n`).join('')}  return [];
};
`;
