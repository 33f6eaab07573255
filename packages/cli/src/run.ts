import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { addApi } from './api/command.ts';
import type { AddCommand, CommandContext } from './command/invocation.ts';
import { addCompletion } from './completion/command.ts';
import { type ExitCode, exitCodeDescriptions, exitCodes } from './errors.ts';
import { addEvents } from './events/command.ts';
import { addExport } from './export/command.ts';
import { addImport } from './import/command.ts';
import { addListen } from './listen/command.ts';
import { addConformance, addMcp, addMock, addStart } from './servers/command.ts';
import { addLogin, addLogout, addProfiles, addTokens, addWhoami } from './sign-in/command.ts';
import type { System } from './terminal/system.ts';
import { addTrigger } from './trigger/command.ts';
import { addWebhooks } from './webhooks/command.ts';

/** Runs a command line without the name of the program, and returns the exit code. */
export async function run(commandLine: readonly string[], system: System): Promise<number> {
  const args = withHelpOption(commandLine);
  let exitCode: ExitCode = exitCodes.done;
  const program = createProgram({
    system,
    args,
    exitWith: (code) => {
      exitCode = code;
    },
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander reports printed help and a printed version as errors.
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
    if (error instanceof CommanderError && error.code === 'commander.help') return exitCodes.usage;
    return reportError(error, system, args.includes('--json'));
  }
}

/** `worklane help listen` is `worklane listen --help`. */
function withHelpOption(args: readonly string[]): readonly string[] {
  const [first, ...rest] = args;
  if (first === 'help') return [...rest, '--help'];
  return args.length === 0 ? ['--help'] : args;
}

/** Prints an error, and returns its exit code. */
async function reportError(error: unknown, { stderr }: System, isJson: boolean): Promise<number> {
  // Imported here, because help needs no client.
  const { describeError, errorLines } = await import('./describe-error.ts');
  const described = describeError(error);
  const text = `${stderr.style('red', 'Error:')} ${errorLines(described).join('\n')}`;
  stderr.line(isJson ? JSON.stringify({ error: described }) : text);
  return described.exitCode;
}

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

/** The commands by the headings of the help, in its order. */
const commandGroups: Readonly<Record<string, readonly AddCommand[]>> = {
  'Webhooks and events:': [addListen, addTrigger, addEvents, addWebhooks],
  'API:': [addApi],
  'Data:': [addImport, addExport],
  'Sign-in:': [addLogin, addLogout, addWhoami, addProfiles, addTokens],
  'Servers:': [addMcp, addStart, addMock, addConformance],
  'Other:': [addCompletion],
};

const environmentHelp = `
Environment:
  WORKLANE_TOKEN            access token; no sign-in is needed
  WORKLANE_ORGANIZATION_ID  organization of a token that does not contain it
  WORKLANE_BASE_URL         base URL of the service (default: http://127.0.0.1:4000)
  WORKLANE_PROFILE          profile to use
  WORKLANE_CONFIG_DIR       folder of the configuration
  WORKLANE_KEYCHAIN         off stores secrets in files instead of the keychain
  HTTPS_PROXY, HTTP_PROXY   proxy of requests to other machines, except hosts in NO_PROXY
  NO_COLOR                  turns colors off`;

const exitCodeHelp = `
Exit codes:
${Object.entries(exitCodeDescriptions)
  .map(([code, description]) => `  ${code.padEnd(26)}${description}`)
  .join('\n')}`;

/** Returns the command line of `worklane`. It reports errors by throwing. */
export function createProgram(context: CommandContext): Command {
  const { stdout, stderr } = context.system;
  const program = new Command('worklane')
    .description('Receives webhooks on this machine and calls the Worklane API.')
    // Not -v, which commander would also read in `--sort -valid_until`.
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print the help of a command')
    .option('--json', 'print results and errors as JSON')
    .option('--profile <name>', 'profile to use')
    .option('--base-url <url>', 'base URL of the service')
    .addHelpText('after', environmentHelp)
    .addHelpText('after', exitCodeHelp)
    .configureHelp({
      showGlobalOptions: true,
      subcommandTerm,
      styleTitle: (title) => stdout.style('bold', title),
      styleCommandText: (text) => stdout.style('cyan', text),
      styleSubcommandText: (text) => stdout.style('cyan', text),
    })
    .configureOutput({
      writeOut: (text) => stdout.line(text.trimEnd()),
      // Errors are printed where they are caught. The help of a group of commands is printed if none of them is named.
      writeErr: (text) => void (text.startsWith('error: ') || stderr.line(text.trimEnd())),
      getOutHelpWidth: () => stdout.columns,
      getErrHelpWidth: () => stderr.columns,
      getOutHasColors: () => true,
      stripColor: (text) => text,
    })
    .exitOverride();
  for (const [heading, commands] of Object.entries(commandGroups)) {
    program.commandsGroup(heading);
    for (const add of commands) add(program, context);
  }
  withoutHelpCommands(program);
  return program;
}

/** Returns a command in the list of its parent: with the operands that it requires. */
const subcommandTerm = (command: Command): string =>
  [
    command.name(),
    ...command.registeredArguments.filter(({ required }) => required).map((each) => `<${each.name()}>`),
  ].join(' ');

/** `run` makes an option of `worklane help tokens print`. */
function withoutHelpCommands(command: Command): void {
  command.helpCommand(false);
  for (const child of command.commands) withoutHelpCommands(child);
}
