import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** An invalid command line. Its message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** Parses the arguments of a command, with at most a number of positional ones. @throws UsageError */
export function readArguments<const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: O,
  positionals = 0,
) {
  const parse = () => parseArgs({ args: [...args], options, allowPositionals: positionals > 0 });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
  const unexpected = parsed.positionals.slice(positionals);
  if (unexpected.length > 0) throw new UsageError(`Unexpected argument: ${unexpected.join(' ')}.`);
  return parsed;
}
