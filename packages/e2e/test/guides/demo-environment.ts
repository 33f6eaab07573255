import { symlink } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoService } from '../environment/demo-platform.ts';
import { sharedDemoPlatform } from '../environment/shared-demo-platform.ts';
import { obtainAccessToken } from '../examples/demo-authorization.ts';
import { type Background, emptyProject, type OutsideProject, type Result } from '../packed/outside-project.ts';
import { root } from '../packed/public-packages.ts';
import { type ShownResponse, type Snippet, shownResponse } from './guide-snippets.ts';

/** The service with demo data that all guides share, and a folder in which the snippets of one guide call it. */
export interface DemoEnvironment {
  readonly platform: DemoService;
  /** A token with all scopes. */
  readonly accessToken: string;
  readonly project: WorkspaceProject;
  /** The token and the URL of the service, for snippets. */
  readonly options: Required<RunOptions>;
  /** Runs a snippet whose command is curl. @param replace parts of the command, in order to get another response */
  curl(snippet: Snippet, replace?: RunOptions['replace']): Promise<ShownResponse>;
  /** Stops what runs in the folder, and removes it. */
  remove(): Promise<void>;
}

export async function demoEnvironment(): Promise<DemoEnvironment> {
  const platform = await sharedDemoPlatform();
  const accessToken = await obtainAccessToken(platform);
  const project = await workspaceProject();
  const options = { env: { ACCESS_TOKEN: accessToken }, replace: { 'http://127.0.0.1:4010': platform.baseUrl } };
  return {
    platform,
    accessToken,
    project,
    options,
    async curl(snippet, replace) {
      const { stdout } = await project.runSnippet(snippet, {
        ...options,
        replace: { 'curl ': 'curl -si ', ...options.replace, ...replace },
      });
      return shownResponse({ code: stdout });
    },
    remove: () => project.remove(),
  };
}

interface RunOptions {
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
