import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from '@worklane/contract/command-line';
import { suggestion } from '@worklane/contract/similar-name';
import { ProblemError } from '@worklane/server';
import { adminCommand } from '../config/installation.ts';
import type { Settings } from '../config/settings.ts';
import { BackupError } from '../database/backup/backup.ts';
import { FolderInUseError } from '../database/embedded/database-folder.ts';
import { explainStartFailure } from '../observability/start-failure.ts';
import { WrongSecretError } from '../secrets/encryption.ts';
import type { Command, CommandDependencies, CommandOutput, Values } from './command.ts';
import { commands, usage } from './commands.ts';

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

/**
 * Parses a command line; returns undefined if it requests help.
 * @throws UsageError
 */
export function parseCommandLine(argv: readonly string[]) {
  if (argv.length === 0 || argv.includes('--help')) return undefined;
  const words = (count: number) => argv.slice(0, count).join(' ');
  const command = commands.find(({ name }) => name === words(name.split(' ').length));
  if (!command) {
    const names = commands.map(({ name }) => name);
    throw new UsageError(`Unknown command "${words(2)}".${suggestion(words(2), names)}`);
  }
  const { values, positionals } = parse(command, argv.slice(command.name.split(' ').length));
  const [expected, found] = [command.arguments ?? 0, positionals.length];
  if (found !== expected) {
    throw new UsageError(
      `Arguments of ${command.name}: expected ${expected}, found ${found}.\nUsage: ${command.usage}`,
    );
  }
  const { json, ...options } = values;
  return { command, values: { ...options, arguments: positionals } as Values, json: json === true };
}

/**
 * Returns the options of a syntax: `--name` is a boolean, `--name VALUE` a text, and `--name VALUE...` or
 * `[--name VALUE]...` can be repeated.
 */
function optionsOf(usage: string): ParseArgsOptionsConfig {
  const [syntax = ''] = usage.split('   (');
  const options = syntax.matchAll(/--([a-z-]+)( [^\s|[][^\s|]*)?/g);
  return Object.fromEntries(
    Array.from(options, ([, name, value]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', multiple: value?.endsWith('...') === true },
    ]),
  );
}

function parse({ usage }: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...optionsOf(usage), json: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('\n')[0]}\nUsage: ${usage}`);
  }
}
