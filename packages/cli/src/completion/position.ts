import type { Argument, Command, Option } from 'commander';

/** What the incomplete word of a command line is. */
export interface Position {
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
export function positionOf(program: Command, words: readonly string[]): Position {
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
export const optionsOf = (command: Command): readonly Option[] => [
  ...command.options.filter(({ hidden }) => !hidden),
  ...(command.parent ? optionsOf(command.parent) : []),
];
