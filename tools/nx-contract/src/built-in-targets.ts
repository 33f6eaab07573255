import { relative } from 'node:path/posix';
import type { TargetConfiguration } from '@nx/devkit';
import type { DocumentWithFiles, Language } from './document.ts';

/** What a built-in target needs to know besides its document. */
export interface TargetContext {
  readonly outputFolder: string;
  /** The path of the Redocly configuration from the workspace root. */
  readonly redoclyConfig: string | undefined;
  /** The branch with which `diff` compares by default. */
  readonly defaultBase: string;
  /** Returns the name of the target of another verb. */
  readonly nameOf: (verb: string) => string;
}

interface BuiltInTarget {
  readonly languages: readonly Language[];
  /** The packages that it runs or whose code it generates. */
  readonly tools: readonly string[];
  /** The verb whose output it reads. */
  readonly after?: string;
  configure(document: DocumentWithFiles, context: TargetContext): TargetConfiguration;
}

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const help = (command: string, options: Record<string, unknown>) => ({ command, example: { options } });

/** A command that runs in the folder of the project. */
const inProject = (command: string) => ({
  executor: 'nx:run-commands',
  options: { command, cwd: '{projectRoot}', env: quiet },
});

/** A command that runs in the folder of generated files. openapi-typescript fails beside a redocly.yaml with `apis`. */
const inOutput = (command: string, outputFolder: string) => ({
  executor: 'nx:run-commands',
  options: { command, cwd: `{projectRoot}/${outputFolder}` },
});

const configFlag = ({ project }: DocumentWithFiles, { redoclyConfig }: TargetContext) =>
  redoclyConfig === undefined ? '' : ` --config ${relative(project, redoclyConfig)}`;

const configInput = ({ redoclyConfig }: TargetContext) =>
  redoclyConfig === undefined ? [] : [`{workspaceRoot}/${redoclyConfig}`];

const local = ({ path, project }: DocumentWithFiles) => relative(project, path);

/** Returns a target that makes one file from the bundle. It runs again only if the bundle changes. */
const fromBundle = (
  { name }: DocumentWithFiles,
  { outputFolder, nameOf }: TargetContext,
  { command, file, ...metadata }: { command: string; file: string; description: string; technologies: string[] },
): TargetConfiguration => ({
  ...inOutput(command, outputFolder),
  dependsOn: [nameOf('bundle')],
  inputs: [{ dependentTasksOutputFiles: `**/${name}.json` }],
  outputs: [`{projectRoot}/${outputFolder}/${file}`],
  cache: true,
  metadata,
});

/** The targets of each document, by verb. */
export const builtInTargets: Readonly<Record<string, BuiltInTarget>> = {
  lint: {
    languages: ['openapi', 'asyncapi', 'arazzo'],
    tools: ['@redocly/cli'],
    configure: (document, context) => ({
      ...inProject(`redocly lint ${local(document)}${configFlag(document, context)}`),
      inputs: ['{files}', ...configInput(context)],
      cache: true,
      metadata: {
        description: `Lints ${document.path} with Redocly`,
        technologies: [document.language, 'redocly'],
        help: help('npx redocly lint --help', { args: '--format=github-actions' }),
      },
    }),
  },
  bundle: {
    languages: ['openapi', 'asyncapi'],
    tools: ['@redocly/cli'],
    configure: (document, context) => {
      const output = `${context.outputFolder}/${document.name}.json`;
      return {
        ...inProject(`redocly bundle ${local(document)} --output ${output}${configFlag(document, context)}`),
        inputs: ['{files}', ...configInput(context)],
        outputs: [`{projectRoot}/${output}`],
        cache: true,
        metadata: {
          description: `Bundles ${document.path} and the files it references into one JSON file`,
          technologies: [document.language, 'redocly'],
          help: help('npx redocly bundle --help', { args: '--dereferenced' }),
        },
      };
    },
  },
  types: {
    languages: ['openapi'],
    // Part of the plugin: it requires TypeScript 5, and workspaces have any version.
    tools: [],
    after: 'bundle',
    configure: (document, context) =>
      fromBundle(document, context, {
        command: `worklane-nx types ${document.name}.json`,
        file: `${document.name}.d.ts`,
        description: `Generates TypeScript types of ${document.path}`,
        technologies: ['openapi', 'typescript'],
      }),
  },
  client: {
    languages: ['openapi'],
    tools: ['openapi-fetch'],
    after: 'types',
    configure: (document, context) => ({
      ...fromBundle(document, context, {
        command: `worklane-nx client ${document.name}.json`,
        file: `${document.name}.client.ts`,
        description: `Generates a typed client of ${document.path} on openapi-fetch`,
        technologies: ['openapi', 'typescript'],
      }),
      dependsOn: [context.nameOf('bundle'), context.nameOf('types')],
    }),
  },
  stub: {
    languages: ['openapi'],
    tools: [],
    after: 'types',
    configure: (document, context) => ({
      ...fromBundle(document, context, {
        command: `worklane-nx stub ${document.name}.json`,
        file: `${document.name}.server.ts`,
        description: `Generates a server stub of ${document.path} with a typed handler for each operation`,
        technologies: ['openapi', 'typescript'],
      }),
      dependsOn: [context.nameOf('bundle'), context.nameOf('types')],
    }),
  },
  mock: {
    languages: ['openapi'],
    tools: ['@stoplight/prism-cli'],
    after: 'bundle',
    configure: (document, { outputFolder, nameOf }) => ({
      ...inOutput(`prism mock ${document.name}.json`, outputFolder),
      dependsOn: [nameOf('bundle')],
      continuous: true,
      metadata: {
        description: `Serves a mock of ${document.path} until it is stopped`,
        technologies: ['openapi', 'prism'],
        help: help('npx prism mock --help', { port: 4010 }),
      },
    }),
  },
  diff: {
    languages: ['openapi', 'asyncapi'],
    tools: ['@redocly/cli'],
    configure: (document, context) => ({
      ...inProject(`worklane-nx diff ${local(document)} --base ${context.defaultBase}${configFlag(document, context)}`),
      metadata: {
        description: `Reports the changes of ${document.path} since a git reference; fails if one is breaking`,
        technologies: [document.language],
        help: help('npx worklane-nx diff --help', { base: context.defaultBase, format: 'markdown' }),
      },
    }),
  },
};
