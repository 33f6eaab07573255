import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ShellCompDirective, script } from '@bomb.sh/tab';
import type { Resource } from '@worklane/contract';
import type { Argument, Command, Option } from 'commander';
import type { CommandContext } from '../command/invocation.ts';
import { configFolder } from '../session/profiles.ts';
import type { System } from '../terminal/system.ts';

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

interface Suggestion {
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

/** What the incomplete word of a command line is. */
interface Position {
  readonly command: Command;
  /** The text before the cursor, without `--option=`. */
  readonly prefix: string;
  /** The `--option=` before it, or an empty text. */
  readonly assigned: string;
  readonly expected:
    | { readonly kind: 'option' }
    | { readonly kind: 'value'; readonly option: Option }
    | { readonly kind: 'operand'; readonly argument: Argument | undefined; readonly isFirst: boolean };
}

/** Reads the words before the cursor as commander does. */
function positionOf(program: Command, words: readonly string[]): Position {
  let command = program;
  let operands = 0;
  let pending: Option | undefined;
  let onlyOperands = false;
  for (const word of words.slice(0, -1)) {
    if (pending && !(pending.variadic && word.startsWith('-'))) {
      // `--events task.created task.deleted` continues until the next option.
      if (!pending.variadic) pending = undefined;
      continue;
    }
    if (!onlyOperands && word.startsWith('-') && word !== '-') {
      onlyOperands = word === '--';
      pending = word.includes('=') ? undefined : optionWithValue(command, word);
      continue;
    }
    const subcommand = operands === 0 ? command.commands.find((each) => each.name() === word) : undefined;
    if (subcommand) command = subcommand;
    else operands++;
  }
  const current = words.at(-1) ?? '';
  if (pending && !(pending.variadic && current.startsWith('-')))
    return { command, prefix: current, assigned: '', expected: { kind: 'value', option: pending } };
  if (!onlyOperands && current.startsWith('-')) return optionPosition(command, current);
  const list = command.registeredArguments;
  const argument = list[operands] ?? (list.at(-1)?.variadic ? list.at(-1) : undefined);
  return { command, prefix: current, assigned: '', expected: { kind: 'operand', argument, isFirst: operands === 0 } };
}

function optionPosition(command: Command, current: string): Position {
  const equals = current.indexOf('=');
  const option = equals > 0 ? optionWithValue(command, current.slice(0, equals)) : undefined;
  if (!option) return { command, prefix: current, assigned: '', expected: { kind: 'option' } };
  const [assigned, prefix] = [current.slice(0, equals + 1), current.slice(equals + 1)];
  return { command, prefix, assigned, expected: { kind: 'value', option } };
}

function optionWithValue(command: Command, flag: string): Option | undefined {
  const option = optionsOf(command).find(({ long, short }) => long === flag || short === flag);
  return option && (option.required || option.optional) ? option : undefined;
}

/** Returns the options of a command and of those above it. */
const optionsOf = (command: Command): readonly Option[] => [
  ...command.options.filter(({ hidden }) => !hidden),
  ...(command.parent ? optionsOf(command.parent) : []),
];

type Shell = 'bash' | 'zsh' | 'fish';

/** The environment variable by which a script names its shell, because shells quote differently. */
const shellVariable = 'WORKLANE_COMPLETION_SHELL';

/** Returns the completion script of a shell. */
export function completionScript(shell: Shell): string {
  const text = captureLog(() => script(shell, 'worklane', `${shellVariable}=${shell} worklane`));
  return shell === 'bash' ? `${bashStart}\n${withoutErrors(text)}\n${bashEnd}` : text;
}

/** The script uses a function of the package bash-completion, which macOS, for example, does not have. */
const bashStart = `if ! declare -F _get_comp_words_by_ref >/dev/null; then
    _get_comp_words_by_ref() {
        words=("\${COMP_WORDS[@]}")
        cword=$COMP_CWORD
        cur=\${COMP_WORDS[COMP_CWORD]}
        prev=\${COMP_WORDS[COMP_CWORD-1]}
    }
fi
`;

/** Event patterns such as task.* must not become the names of files. Files are completed where nothing else fits. */
const bashEnd = `__worklane_complete_words() {
    local flags=$-
    set -f
    __worklane_complete
    [[ $flags == *f* ]] || set +f
}

complete -o default -F __worklane_complete_words worklane`;

/** The constants are already there when the script is read again, or when another program has the same ones. */
const withoutErrors = (text: string): string => text.replace(/^(readonly \w+=\d+)$/gm, '$1 2>/dev/null || true');

/** The library prints its scripts. */
function captureLog(print: () => void): string {
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: string) => lines.push(line);
  try {
    print();
  } finally {
    console.log = log;
  }
  return lines.join('\n');
}
