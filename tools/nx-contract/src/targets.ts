import type { TargetConfiguration } from '@nx/devkit';
import type { Document, Language } from './document.ts';

const generated = { projects: ['@worklane/contract'], target: 'generate' };
const reference = { projects: ['@worklane/docs'], target: 'build' };

/** The configuration and the code that a document is judged and bundled by. */
const toolchain: NonNullable<TargetConfiguration['inputs']> = [
  '{workspaceRoot}/specs/redocly.yaml',
  { input: 'production', projects: ['@worklane/generators', '@worklane/spec-rules'] },
];

const generators = 'node --conditions=@worklane/source tools/generators/src/main.ts';

/** A verb that applies to a document, and the target it becomes. */
type Verb = 'lint' | 'bundle' | 'generate' | 'docs' | 'mock' | 'diff';

const verbs: Record<Language, readonly Verb[]> = {
  openapi: ['lint', 'bundle', 'generate', 'docs', 'mock', 'diff'],
  asyncapi: ['lint', 'bundle', 'generate', 'docs', 'diff'],
  arazzo: ['lint'],
};

/** What makes sense only for what is published. */
const publicVerbs = new Set<Verb>(['docs', 'mock']);

const verbsOf = ({ language, internal }: Document) =>
  verbs[language].filter((verb) => !internal || !publicVerbs.has(verb));

/** A document with the files it consists of, its own included; from the workspace root. */
export interface WholeDocument extends Document {
  files: readonly string[];
}

/** The targets of one document, `<verb>-<document>`. */
export function documentTargets(document: WholeDocument): Record<string, TargetConfiguration> {
  return Object.fromEntries(verbsOf(document).map((verb) => [`${verb}-${document.name}`, target[verb](document)]));
}

const target: Record<Verb, (document: WholeDocument) => TargetConfiguration> = {
  lint: ({ name, files }) => ({
    command: `${generators} lint ${name}`,
    inputs: [...files.map(input), ...toolchain],
    cache: true,
    metadata: { description: `Checks ${name} by the rules of its language and by our own` },
  }),
  bundle: ({ name, files }) => ({
    command: `${generators} bundle ${name}`,
    inputs: [...files.map(input), ...toolchain],
    outputs: [`{workspaceRoot}/packages/contract/src/generated/${name}.json`],
    cache: true,
    metadata: { description: `Writes ${name} and all its files into one JSON document` },
  }),
  generate: ({ name }) => ({
    executor: 'nx:noop',
    dependsOn: [generated],
    metadata: { description: `Generates the contract from ${name} and the other documents, in one process` },
  }),
  docs: ({ name }) => ({
    executor: 'nx:noop',
    dependsOn: [reference],
    metadata: { description: `Builds the published reference, which has the pages of ${name}` },
  }),
  mock: ({ name }) => ({
    command: 'node --conditions=@worklane/source packages/mock/src/main.ts serve',
    dependsOn: [generated],
    continuous: true,
    metadata: { description: `Serves a mock of ${name}` },
  }),
  diff: ({ name }) => ({
    command: `node --conditions=@worklane/source tools/contract-diff/src/main.ts --document ${name}`,
    dependsOn: [generated],
    metadata: { description: `Names what breaks in ${name} since a git reference: --base=<reference>` },
  }),
};

/** The target of the contract that writes all that is generated: one process, so one target for all documents. */
export function generateTarget(documents: readonly WholeDocument[]): TargetConfiguration {
  const sources = documents.filter(({ language }) => language !== 'arazzo');
  const files = new Set(sources.flatMap((document) => document.files));
  return {
    command: `${generators} generate`,
    inputs: [...[...files].map(input), ...toolchain],
    outputs: ['{projectRoot}/src/generated', '{workspaceRoot}/packages/client/src/generated'],
    cache: true,
    metadata: { description: 'Generates types, catalogues, validators and bundles from specs/' },
  };
}

const input = (file: string) => `{workspaceRoot}/${file}`;
