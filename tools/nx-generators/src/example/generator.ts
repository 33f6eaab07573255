import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import { blockAt, membersAt, reindent } from '@worklane/spec-rules';
import { examplePlaces, requireOperation } from '../specs/find-operation.ts';
import { decide, generate, nextStep } from '../specs/next-step.ts';
import { SpecTree } from '../specs/spec-tree.ts';

interface Options {
  operation: string;
  name: string;
}

/** Adds an example to an operation: of its request and of its response, as copies of the first ones. */
export default function example(tree: Tree, { operation, name }: Options): () => void {
  const specs = new SpecTree(tree);
  const found = requireOperation(specs, operation);
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(name)) {
    throw new Error(`Invalid name "${name}" of an example: use snake_case, such as "without_dates".`);
  }
  const text = specs.require(found.file);
  const places = examplePlaces(text, found);
  if (places.length === 0) throw new Error(`${operation} has no examples: neither a body nor a response with one.`);
  if (places.some((place) => membersAt(text, ...place).has(name))) {
    throw new Error(`${operation} has an example "${name}" already: specs/${found.file}.`);
  }
  let changed = text;
  for (const place of places) {
    const block = blockAt(changed, ...place) ?? [];
    const [[, first = []] = []] = membersAt(changed, ...place);
    const reference = first.join('\n').match(/\$ref: (\S+)/)?.[1];
    // Both media types of an update have the same examples, so the first replacement changes both.
    if (!reference || membersAt(changed, ...place).has(name)) continue;
    const file = reference.replace(/derived\/([\w-]+)\.yaml#\/examples\//, 'examples/kinds/$1/').replace(/\.yaml$/, '');
    const copy = `${file}${pascal(name)}.yaml`;
    const added = first.map((line) => line.replace(/^( +)\w+:$/, `$1${name}:`).replace(reference, copy));
    changed = changed.replaceAll(block.join('\n'), () => [...block, ...added].join('\n'));
    copyExample(
      specs,
      posix.join(posix.dirname(found.file), reference),
      posix.join(posix.dirname(found.file), copy),
      name,
    );
  }
  specs.write(found.file, changed);
  return nextStep(decide, generate);
}

function copyExample(specs: SpecTree, from: string, to: string, name: string): void {
  if (specs.read(to) !== undefined) return;
  const summary = `summary: "TODO: Summarize the example ${name}."`;
  specs.write(
    to,
    exampleText(specs, from).replace(/^summary: .*$/m, () => summary),
  );
}

/** Returns the text of an example that is a file or a part of a derived file. */
function exampleText(specs: SpecTree, reference: string): string {
  const [file = '', name] = reference.split('#/examples/');
  const text = specs.require(file);
  return name === undefined ? text : `${reindent(blockAt(text, 'examples', name)?.slice(1) ?? [], 0)}\n`;
}

const pascal = (name: string) => name.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
