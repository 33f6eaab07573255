import { UsageError } from '@worklane/contract/command-line';
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
