import { parseArgs } from 'node:util';
import { type Command, UsageError, type Values } from './command.ts';
import { commands } from './commands.ts';

export interface CommandLine {
  command: Command;
  values: Values;
  json: boolean;
}

/**
 * Reads a command line; undefined when it asks for help.
 * @throws UsageError
 */
export function readCommandLine(argv: readonly string[]): CommandLine | undefined {
  if (argv.length === 0 || argv.includes('--help')) return undefined;
  const words = (count: number) => argv.slice(0, count).join(' ');
  const command = commands.find(({ name }) => name === words(name.split(' ').length));
  if (!command) throw new UsageError(`There is no command ${JSON.stringify(words(2))}.`);
  const { values, positionals } = parse(command, argv.slice(command.name.split(' ').length));
  if (positionals.length !== command.arguments) throw new UsageError(`The command is: ${command.usage}`);
  const { json, ...options } = values;
  return { command, values: { ...options, arguments: positionals } as Values, json: json === true };
}

function parse({ options, usage }: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('\n')[0]}\nThe command is: ${usage}`);
  }
}
