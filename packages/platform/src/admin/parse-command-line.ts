import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from '@worklane/contract/command-line';
import { suggestion } from '@worklane/contract/similar-name';
import type { Command, Values } from './command.ts';
import { commands } from './commands.ts';

export interface CommandLine {
  command: Command;
  values: Values;
  json: boolean;
}

/**
 * Parses a command line; returns undefined if it requests help.
 * @throws UsageError
 */
export function parseCommandLine(argv: readonly string[]): CommandLine | undefined {
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
