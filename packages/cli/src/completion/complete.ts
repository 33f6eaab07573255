import { ShellCompDirective } from '@bomb.sh/tab';
import type { Command } from 'commander';
import type { CommandContext } from '../commands/invocation.ts';
import type { System } from '../terminal/system.ts';
import { positionOf } from './position.ts';
import { shellVariable } from './script.ts';
import { suggestionsAt } from './suggestions.ts';

/** Prints what can follow the words of a command line, in the protocol of the scripts. The last word is incomplete. */
export async function printCompletions(
  program: Command,
  words: readonly string[],
  { stdout, env }: System,
  context: CommandContext,
): Promise<void> {
  const api = program.commands.find((command) => command.name() === 'api');
  // Operations are commands only if the command line names them.
  if (api && words.includes('api')) {
    (await import('../api/api-command.ts')).defineOperations(api, { ...context, args: words });
  }
  const position = positionOf(program, words);
  const { suggestions, files } = await suggestionsAt(position, env);
  const shell = env[shellVariable];
  for (const { value, description } of suggestions) {
    if (!value.startsWith(position.prefix)) continue;
    const text = quote(shell === 'bash' ? `${position.assigned}${value}` : value, shell);
    stdout.line(description ? `${text}\t${firstSentence(description)}` : text);
  }
  const { ShellCompDirectiveDefault, ShellCompDirectiveNoFileComp } = ShellCompDirective;
  stdout.line(`:${files ? ShellCompDirectiveDefault : ShellCompDirectiveNoFileComp}`);
}

/** The script for zsh inserts values as they are. */
const quote = (value: string, shell: string | undefined): string =>
  shell === 'zsh' ? value.replaceAll('*', '\\*') : value;

const firstSentence = (text: string): string => (text.split(/(?<=\.)\s|\n/, 1)[0] ?? '').replace(/\.$/, '');
