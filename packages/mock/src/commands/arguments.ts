import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { httpUrl } from '../http/http-url.ts';

/** The command line cannot be understood, or has a value that cannot be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the arguments of a command. @throws UsageError on what it does not have. */
export function readArguments<O extends ParseArgsOptionsConfig>(args: readonly string[], options: O, positionals = 0) {
  let read: ReturnType<typeof parse>;
  const parse = () => parseArgs({ args: [...args], options, allowPositionals: positionals > 0 });
  try {
    read = parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (read.positionals.length > positionals) throw new UsageError(`Unexpected ${read.positionals.slice(positionals)}.`);
  return read;
}

export function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--port ${text} is no port: give one from 0 (any free one) to 65535.`);
  }
  return port;
}

/** @throws UsageError unless it is an absolute http or https URL. */
export function readUrl(option: string, text: string | undefined): URL {
  const url = httpUrl(text ?? '');
  if (url) return url;
  const given = text === undefined ? `${option} is missing` : `${option} ${text} is no http URL`;
  throw new UsageError(`${given}: give one such as http://127.0.0.1:3000.`);
}
