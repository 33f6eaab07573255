import type { TargetConfiguration } from '@nx/devkit';
import type { Document, Language } from './document.ts';

const generated = { projects: ['@worklane/contract'], target: 'generate' };
const reference = { projects: ['@worklane/docs'], target: 'build' };

/** The configuration and the code that lint, bundle and generate use. */
const toolchain: NonNullable<TargetConfiguration['inputs']> = [
  '{workspaceRoot}/specs/redocly.yaml',
  '{workspaceRoot}/packages/contract/src/openapi/**/*',
  { input: 'production', projects: ['@worklane/generators', '@worklane/spec-rules'] },
];

/** The code that runs the AsyncAPI CLI. */
const asyncapiTool = { input: 'production', projects: ['@worklane/asyncapi'] };
/** The document that contains most of the files that others share. */
const primary = 'openapi';

const generators = 'node --conditions=@worklane/source tools/generators/src/main.ts';
const asyncapi = 'node --conditions=@worklane/source tools/asyncapi/src/main.ts';

/** The first part of the target name of a document. */
type Verb = 'lint' | 'validate' | 'bundle' | 'generate' | 'docs' | 'preview' | 'models' | 'mock' | 'diff';

const verbs: Record<Language, readonly Verb[]> = {
  openapi: ['lint', 'bundle', 'generate', 'docs', 'mock', 'diff'],
  asyncapi: ['lint', 'validate', 'bundle', 'generate', 'docs', 'preview', 'models', 'diff'],
  arazzo: ['lint'],
};

/** The verbs for published documents only. */
const publicVerbs = new Set<Verb>(['docs', 'preview', 'models', 'mock']);

const verbsOf = ({ language, internal }: Document) =>
  verbs[language].filter((verb) => !internal || !publicVerbs.has(verb));

/** A document with all of its files, relative to the workspace root. */
export interface DocumentWithFiles extends Document {
  files: readonly string[];
}

/** Returns the targets of a document, `<verb>-<document>`. */
export function documentTargets(document: DocumentWithFiles): Record<string, TargetConfiguration> {
  return Object.fromEntries(verbsOf(document).map((verb) => [`${verb}-${document.name}`, target[verb](document)]));
}

const target: Record<Verb, (document: DocumentWithFiles) => TargetConfiguration> = {
  lint: ({ name, files }) => ({
    command: `${generators} lint ${name}`,
    // Documents share files. After a failure the others are skipped, so that no problem is reported twice.
    ...(name !== primary && { dependsOn: [`lint-${primary}`] }),
    inputs: [...files.map(input), ...toolchain],
    cache: true,
    metadata: { description: `Lints ${name} by the rules of its language and of this repository` },
  }),
  validate: ({ name, path, files }) => ({
    command: `${asyncapi} validate ${path}`,
    // The CLI repeats the problems that lint finds.
    dependsOn: [`lint-${name}`],
    inputs: [...files.map(input), asyncapiTool],
    cache: true,
    metadata: { description: `Validates ${name} with the AsyncAPI CLI` },
  }),
  bundle: ({ name, files }) => ({
    command: `${generators} bundle ${name}`,
    inputs: [...files.map(input), ...toolchain],
    outputs: [`{workspaceRoot}/packages/contract/src/generated/${name}.json`],
    cache: true,
    metadata: { description: `Bundles ${name} into one JSON file` },
  }),
  generate: ({ name }) => ({
    executor: 'nx:noop',
    dependsOn: [generated],
    metadata: { description: `Generates the contract from ${name} and the other documents` },
  }),
  docs: ({ name }) => ({
    executor: 'nx:noop',
    dependsOn: [reference],
    metadata: { description: `Builds the reference, which includes ${name}` },
  }),
  preview: ({ name, path }) => ({
    command: `${asyncapi} preview ${path}`,
    continuous: true,
    metadata: { description: `Serves a preview of ${name} that reloads after each edit` },
  }),
  models: ({ name }) => ({
    command: `${asyncapi} models`,
    inputs: [`{workspaceRoot}/packages/contract/src/generated/${name}.json`, asyncapiTool],
    outputs: ['{workspaceRoot}/tools/asyncapi/dist'],
    cache: true,
    metadata: { description: `Writes payload models of ${name} for Python, Go, Java and C#` },
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
    metadata: { description: `Reports changes of ${name} since a git reference: --base=<reference>` },
  }),
};

/** Returns the targets that lint all documents: each, and then all against each other. */
export function lintTargets(documents: readonly DocumentWithFiles[]): Record<string, TargetConfiguration> {
  const files = new Set(documents.flatMap((document) => document.files));
  return {
    'lint-consistency': {
      command: `${generators} lint consistency`,
      dependsOn: documents.flatMap((document) =>
        verbsOf(document)
          .filter((verb) => verb === 'lint' || verb === 'validate')
          .map((verb) => `${verb}-${document.name}`),
      ),
      inputs: [...[...files].toSorted().map(input), ...toolchain],
      cache: true,
      metadata: { description: 'Compares the valid documents: kinds, events and messages' },
    },
    lint: { executor: 'nx:noop', dependsOn: ['lint-consistency'] },
  };
}

/** Returns the target that generates the contract from all documents in one process. */
export function generateTarget(documents: readonly DocumentWithFiles[]): TargetConfiguration {
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
