import type { Tree } from '@nx/devkit';
import { blockAt, derivedFile, keyOf, membersAt } from '@worklane/spec-rules';
import { requireKind } from '../specs/names.ts';
import { generate, nextStep } from '../specs/next-step.ts';
import { SpecTree } from '../specs/spec-tree.ts';

/** Removes a resource kind with all that a generator has written for it. */
export default function remove(tree: Tree, options: { kind: string }): () => void {
  const specs = new SpecTree(tree);
  const { kind, collection, tag } = requireKind(specs, options.kind);
  const folder = `openapi/paths/resources/${collection}`;
  const references = specs.kinds.flatMap((other) =>
    [...other.fields].flatMap(([field, lines]) =>
      other.kind !== kind && keyOf(lines, 'x-references') === kind ? [`${other.kind}.${field}`] : [],
    ),
  );
  if (references.length > 0) throw new Error(`Remove what refers to "${kind}" first: ${references.join(', ')}.`);

  for (const path of [`schemas/kinds/${kind}`, `examples/kinds/${kind}`, folder, derivedFile(kind)]) {
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
  return nextStep(generate, 'And what names it:        npm run typecheck');
}
