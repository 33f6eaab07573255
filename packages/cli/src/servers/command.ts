import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AddCommand, action, examples, handle } from '../command/invocation.ts';
import { CliError, type ExitCode, exitCodes } from '../errors.ts';

/** Adds a command that passes its arguments to that of another package, if it is installed. */
const addInstalled =
  (name: string, summary: string, description: string, example: string): AddCommand =>
  (program, context) => {
    const packageName = `@worklane/${name === 'start' ? 'platform' : name}`;
    program
      .command(name)
      .summary(`${summary} (${packageName})`)
      .description(`${description} All arguments are passed on to the command of ${packageName}.`)
      .argument('[arguments...]')
      .helpOption(false)
      .allowUnknownOption()
      .addHelpText('after', examples(example))
      .action(handle(context, () => runPackage(packageName, context.args.slice(context.args.indexOf(name) + 1))));
  };

export const addStart = addInstalled(
  'start',
  'Start the service on this machine',
  'Starts the service on this machine.',
  'worklane start --empty',
);
export const addMock = addInstalled(
  'mock',
  'Start a mock server',
  'Starts a mock server.',
  'worklane mock --port 4010',
);
export const addConformance = addInstalled(
  'conformance',
  'Test a server against the contract',
  'Tests a server against the contract.',
  'worklane conformance --base-url http://127.0.0.1:4000 --credentials credentials.json',
);

/** Runs the command of a package in a child process, which gets the terminal and its signals. */
async function runPackage(packageName: string, args: readonly string[]): Promise<ExitCode | undefined> {
  const file = await commandFile(packageName);
  const child = spawn(process.execPath, [...process.execArgv, file, ...args], { stdio: 'inherit' });
  // A terminal sends Ctrl+C to the child, too, which decides when to end.
  const wait = () => undefined;
  const terminate = () => child.kill('SIGTERM');
  process.on('SIGINT', wait).on('SIGTERM', terminate);
  try {
    const [code] = (await once(child, 'exit')) as [ExitCode | null];
    return code ?? exitCodes.interrupted;
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', terminate);
  }
}

/** Returns the file of a package's command: in the working directory's project, or else beside this package. @throws CliError */
export async function commandFile(packageName: string): Promise<string> {
  const manifest =
    findManifest(packageName, pathToFileURL(`${process.cwd()}/`).href) ?? findManifest(packageName, import.meta.url);
  if (!manifest) throw new CliError(`${packageName} is not installed. Run: npm install ${packageName}`);
  const { bin } = JSON.parse(await readFile(manifest, 'utf8')) as { bin: Record<string, string> };
  const [built = ''] = Object.values(bin);
  // In the repository, everything runs from the sources. Input: trusted, the manifest of a package.
  const file = import.meta.filename.endsWith('.ts') ? built.replace(/dist\/(.+)\.js$/, 'src/$1.ts') : built;
  return join(dirname(manifest), file);
}

function findManifest(packageName: string, base: string): string | undefined {
  try {
    return findPackageJSON(packageName, base);
  } catch {
    return undefined;
  }
}

/** Adds `worklane mcp`. */
export const addMcp: AddCommand = (program, context) => {
  program
    .command('mcp')
    .summary('Serve AI agents over the Model Context Protocol')
    .description(
      'Serves an MCP client, such as an editor or a desktop application, over standard input and output, with the access of the ' +
        'profile. The client starts this command; run `worklane login` before.',
    )
    .option('--read-only', 'leave out the tools that change records')
    .addHelpText('after', examples('worklane mcp', 'worklane mcp --read-only', 'worklane --profile staging mcp'))
    .action(action(context, () => import('./serve-mcp.ts'), 'serveMcp'));
};
