import { CommanderError } from 'commander';
import { type ExitCode, exitCodes } from './errors.ts';
import { createProgram } from './program.ts';
import type { System } from './terminal/system.ts';

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
