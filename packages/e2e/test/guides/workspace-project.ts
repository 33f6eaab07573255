import { symlink } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Background, emptyProject, type OutsideProject, type Result } from '../packed/outside-project.ts';
import { root } from '../packed/public-packages.ts';
import type { Snippet } from './guide-snippets.ts';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** What the environment of a test has other values for: `{ 'localhost:3000': 'localhost:41234' }`. */
  readonly replace?: Readonly<Record<string, string>>;
}

/** A folder in which the code of the guides runs as in an application, on the sources of the workspace. */
export interface WorkspaceProject extends OutsideProject {
  /** Runs a snippet to its end. @throws Error with its output if it fails */
  runSnippet(snippet: Snippet, options?: RunOptions): Promise<Result>;
  /** Starts a snippet, which is stopped with the project at the latest. */
  startSnippet(snippet: Snippet, options?: RunOptions): Promise<Background>;
  /** Returns the environment variables with which a program of the guides runs. */
  environment(options: Pick<RunOptions, 'env'>): Record<string, string>;
}

/** Replaces `npm` and `npx`: `npx @worklane/cli` runs packages/cli, and `npm run` the scripts of the workspace. */
const commands = fileURLToPath(new URL('./bin', import.meta.url));

/** Returns an empty folder in which programs import our packages, and those that these depend on. */
export async function workspaceProject(): Promise<WorkspaceProject> {
  const project = await emptyProject([]);
  await symlink(join(root, 'node_modules'), join(project.folder, 'node_modules'));
  const environment = ({ env }: Pick<RunOptions, 'env'>) => ({
    NODE_OPTIONS: '--conditions=@worklane/source',
    // Programs in the folder are found, too.
    PATH: [commands, dirname(process.execPath), project.folder, process.env.PATH].join(delimiter),
    ...env,
  });
  let files = 0;

  async function commandOf({ language, code, place }: Snippet, { replace = {} }: RunOptions): Promise<string> {
    const here = Object.entries(replace).reduce((text, [shown, actual]) => text.replaceAll(shown, actual), code);
    if (language === 'sh') return `set -e; ${here}`;
    const program = programs[language];
    if (program === undefined) throw new Error(`${place}: no program runs this language.`);
    files += 1;
    const name = `snippet-${files}.${program.extension}`;
    await project.write(name, here);
    return `exec ${program.command} ${name}`;
  }

  return {
    ...project,
    environment,
    async runSnippet(snippet, options = {}) {
      const result = await project.run(await commandOf(snippet, options), environment(options));
      if (result.code !== 0) throw new Error(`${snippet.place} exited with ${result.code}:\n${result.output}`);
      return result;
    },
    startSnippet: async (snippet, options = {}) =>
      project.start(await commandOf(snippet, options), environment(options)),
  };
}

const programs: Readonly<Record<string, { readonly extension: string; readonly command: string }>> = {
  ts: { extension: 'mts', command: 'node' },
  js: { extension: 'mjs', command: 'node' },
  python: { extension: 'py', command: 'python3' },
};
