import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { inexactNumbers, isObject } from './json.ts';

export { settingFields } from './generated/settings.ts';

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

/** Parses JSON that a person wrote. @throws UsageError with the place of the error, or for a number that would be rounded */
export function parseJsonText(text: string, source: string): unknown {
  const value = parse(text, source);
  const [inexact] = inexactNumbers(text.replace(/^\uFEFF/, ''), 1);
  if (!inexact) return value;
  const place = inexact.pointer && ` at ${inexact.pointer}`;
  throw new UsageError(
    `The number ${inexact.token} in ${source}${place} would become ${inexact.value}. Use fewer digits, or a text in quotes.`,
  );
}

function parse(text: string, source: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const { message } = error as SyntaxError;
    const before = text.slice(0, errorPosition(text, message)).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1) as string).length + 1}`;
    const cause = message.replace(/(, (\.\.\.)?".*| in JSON at .*)$/s, '').replace(' JSON input', ' the text');
    throw new UsageError(`Malformed JSON in ${source}, ${place}: ${cause}.`);
  }
}

const padding = ' '.repeat(50);

/** V8 quotes the ten characters on either side of the error where it does not give its position. */
function errorPosition(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const padded = `${padding}${text}${padding}`;
  try {
    JSON.parse(padded);
  } catch (error) {
    // Input: at most 200 characters, since V8 quotes few.
    const excerpt = /^Unexpected token .+?, \.\.\."(.*)"\.\.\. is not valid JSON$/s.exec(
      (error as SyntaxError).message,
    )?.[1];
    if (excerpt !== undefined) return Math.max(0, padded.indexOf(excerpt) + 10 - padding.length);
  }
  return text.length;
}

/** Parses the option --data. @throws UsageError unless it is a JSON object */
export function parseData(text: string): Record<string, unknown> {
  const value = parseJsonText(text, '--data');
  if (isObject(value)) return value;
  throw new UsageError('Invalid --data: must be a JSON object such as {"title":"Paint the door"}.');
}
