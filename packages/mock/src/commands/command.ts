import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { httpUrl } from '../http/http-url.ts';

export interface Terminal {
  readonly out: (line: string) => void;
  /** Resolves when the user presses Ctrl+C. */
  readonly interrupted: () => Promise<void>;
}

export interface Command {
  /** The output of `--help`. */
  readonly help: string;
  /** Resolves with the exit code. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** An invalid command line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Parses the arguments of a command. @throws UsageError */
export function readArguments<O extends ParseArgsOptionsConfig>(args: readonly string[], options: O, positionals = 0) {
  let parsed: ReturnType<typeof parse>;
  const parse = () => parseArgs({ args: [...args], options, allowPositionals: positionals > 0 });
  try {
    parsed = parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const unexpected = parsed.positionals.slice(positionals);
  if (unexpected.length > 0) throw new UsageError(`Unexpected argument: ${unexpected.join(' ')}.`);
  return parsed;
}

export function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`Invalid --port: ${text}. Use a number from 0 (any free port) to 65535.`);
  }
  return port;
}

/** @throws UsageError unless the text is an absolute http or https URL */
export function readUrl(option: string, text: string | undefined): URL {
  const url = httpUrl(text ?? '');
  if (url) return url;
  const problem = text === undefined ? `Missing option: ${option}` : `Invalid ${option}: ${text}`;
  throw new UsageError(`${problem}. Use a URL such as http://127.0.0.1:3000.`);
}
