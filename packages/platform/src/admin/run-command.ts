import { UsageError } from '@worklane/contract/command-line';
import { ProblemError } from '@worklane/server';
import { adminCommand } from '../config/installation.ts';
import type { Settings } from '../config/settings.ts';
import { BackupError } from '../database/backup/backup-format.ts';
import { FolderInUseError } from '../database/embedded/folder-lock.ts';
import { explainStartFailure } from '../observability/start-failure.ts';
import { WrongSecretError } from '../secrets/encryption.ts';
import type { Command, CommandOutput } from './command.ts';
import type { CommandDependencies } from './command-dependencies.ts';
import { usage } from './commands.ts';
import { parseCommandLine } from './parse-command-line.ts';

export interface RunOptions {
  argv: readonly string[];
  print: (line: string) => void;
  printError: (line: string) => void;
  /** @throws InvalidSettingsError */
  settings: () => Settings;
  /** Calls `run` with the dependencies of the command. */
  execute: (
    run: (dependencies: CommandDependencies) => Promise<CommandOutput>,
    command: Command,
  ) => Promise<CommandOutput>;
}

/** Runs a command. @returns the exit code: 0, 1 if it fails, 2 if the command line is invalid. */
export async function runCommand({ argv, print, printError, settings, execute }: RunOptions): Promise<number> {
  let validSettings: Settings | undefined;
  try {
    const line = parseCommandLine(argv);
    if (!line) {
      print(usage);
      return 0;
    }
    validSettings = settings();
    const output = await execute((dependencies) => line.command.run(dependencies, line.values), line.command);
    const report = output.dataOnOutput ? printError : print;
    report(line.json ? JSON.stringify(output.data, null, 2) : output.text);
    if (output.note && !line.json) printError(output.note);
    return 0;
  } catch (error) {
    printError(errorMessage(error, validSettings) ?? `The command failed: ${(error as Error).stack}`);
    if (!(error instanceof UsageError)) return 1;
    printError(`Run ${adminCommand} --help for a list of commands.`);
    return 2;
  }
}

/** Returns a message for an error that the user can fix, or undefined for a bug. */
function errorMessage(error: unknown, settings: Settings | undefined): string | undefined {
  if (error instanceof FolderInUseError) {
    return `${error.message}\nIf the service is starting, try again when it is ready.`;
  }
  if (error instanceof UsageError || error instanceof WrongSecretError || error instanceof BackupError) {
    return error.message;
  }
  if (error instanceof ProblemError) return problemMessage(error);
  return explainStartFailure(error, settings);
}

/** Names options instead of JSON pointers. */
const problemMessage = ({ detail, errors = [] }: ProblemError): string =>
  errors.length === 0 ? detail : errors.map((each) => `${each.pointer.replace('/', '')}: ${each.detail}`).join('\n');
