import type { Command } from 'commander';
import { optionsOf, type Position } from './position.ts';
import { type Suggestion, valueSources } from './value-sources.ts';

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** Whether the shell completes the names of files. */
  readonly files: boolean;
}

/** Returns what can be at a position. */
export async function suggestionsAt({ command, expected }: Position, env: NodeJS.ProcessEnv): Promise<Suggestions> {
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
