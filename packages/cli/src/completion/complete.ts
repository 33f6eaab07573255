import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ShellCompDirective } from '@bomb.sh/tab';
import type { Resource } from '@worklane/contract';
import type { Command } from 'commander';
import type { CommandContext } from '../command/invocation.ts';
import { configFolder } from '../session/profiles.ts';
import type { System } from '../terminal/system.ts';
import { optionsOf, type Position, positionOf } from './position.ts';
import { shellVariable } from './script.ts';

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
    (await import('../api/operations.ts')).defineOperations(api, { ...context, args: words });
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

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** Whether the shell completes the names of files. */
  readonly files: boolean;
}

/** Returns what can be at a position. */
async function suggestionsAt({ command, expected }: Position, env: NodeJS.ProcessEnv): Promise<Suggestions> {
  if (expected.kind === 'option') return { suggestions: options(command), files: false };
  if (expected.kind === 'value') {
    const { argChoices, description, flags } = expected.option;
    if (argChoices) return { suggestions: argChoices.map((value) => ({ value, description: '' })), files: false };
    const isProfile = expected.option.long === '--profile';
    return values(isProfile ? 'profile' : (/[<[]([\w-]+)/.exec(flags)?.[1] ?? ''), description, env);
  }
  const { argument, isFirst } = expected;
  const commands = isFirst ? subcommands(command) : [];
  if (!argument) return { suggestions: commands, files: false };
  if (argument.argChoices) {
    return { suggestions: argument.argChoices.map((value) => ({ value, description: '' })), files: false };
  }
  const isProfile = command.parent?.name() === 'profiles';
  const found = await values(isProfile ? 'profile' : argument.name(), argument.description, env);
  return { suggestions: [...commands, ...found.suggestions], files: found.files };
}

const options = (command: Command): readonly Suggestion[] => [
  ...optionsOf(command).map(({ long, short, description }) => ({ value: long ?? short ?? '', description })),
  { value: '--help', description: 'print the help' },
];

const subcommands = (command: Command): readonly Suggestion[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((each) => ({ value: each.name(), description: each.summary() || each.description() }));

async function values(placeholder: string, description: string, env: NodeJS.ProcessEnv): Promise<Suggestions> {
  const source = valueSources[placeholder];
  if (source) return { suggestions: await source(env), files: false };
  return { suggestions: [], files: /file/i.test(`${placeholder} ${description}`) };
}

export interface Suggestion {
  readonly value: string;
  readonly description: string;
}

type Source = (env: NodeJS.ProcessEnv) => Promise<readonly Suggestion[]>;

/** The values of options and arguments by their placeholders, as in `<type>`. */
const valueSources: Readonly<Record<string, Source>> = {
  type: eventTypes,
  types: eventTypes,
  collection: collections,
  scopes,
  operationId: operations,
  profile: profiles,
};

async function eventTypes(): Promise<readonly Suggestion[]> {
  const { events } = await import('@worklane/contract');
  const all = Object.values(events);
  const unique = (names: readonly string[]) => [...new Set(names)];
  return [
    ...all.map(({ type, summary }) => ({ value: type as string, description: summary as string })),
    ...unique(all.map(({ entity }) => entity)).map((name) => ({
      value: `${name}.*`,
      description: `All events of a ${name}`,
    })),
    ...unique(all.map(({ action }) => action)).map((name) => ({
      value: `*.${name}`,
      description: `All ${name} events`,
    })),
  ];
}

async function collections(): Promise<readonly Suggestion[]> {
  const { resources } = await import('@worklane/contract');
  return Object.values<Resource>(resources).map(({ collection, kind }) => ({ value: collection, description: kind }));
}

async function scopes(): Promise<readonly Suggestion[]> {
  const contract = await import('@worklane/contract');
  return Object.entries(contract.scopes).map(([value, description]) => ({ value, description }));
}

async function operations(): Promise<readonly Suggestion[]> {
  const contract = await import('@worklane/contract');
  return Object.values(contract.operations).map(({ id, summary }) => ({ value: id, description: summary }));
}

/** Reads the names only, so that completion neither waits for other processes nor reports errors. */
async function profiles(env: NodeJS.ProcessEnv): Promise<readonly Suggestion[]> {
  try {
    const text = await readFile(join(configFolder(env), 'config.json'), 'utf8');
    const file = JSON.parse(text) as { profiles: Record<string, { base_url?: string }> };
    return Object.entries(file.profiles).map(([value, profile]) => ({ value, description: profile.base_url ?? '' }));
  } catch {
    return [];
  }
}
