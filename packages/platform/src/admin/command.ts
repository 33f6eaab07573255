import type { ParseArgsOptionsConfig } from 'node:util';
import type { Session } from './session.ts';

/** The values of a command line, by option; positional arguments stand in `arguments`. */
export interface Values {
  readonly arguments: readonly string[];
  readonly [option: string]: string | boolean | readonly string[] | undefined;
}

/** What a command prints. */
export interface Result {
  /** For people. */
  text: string;
  /** For programs: with --json this is printed in its place. */
  data: unknown;
  /** What a person should know besides; it goes to standard error. */
  note?: string;
}

export interface Command {
  /** The words that call it: `member add`, `backup`. */
  readonly name: string;
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  /** How many arguments without an option it takes. */
  readonly arguments: number;
  /** Works on a database of any schema, also an empty one; the schema of others is brought up to date first. */
  readonly schema?: 'any';
  /** @throws UsageError, ProblemError */
  run(session: Session, values: Values): Promise<Result>;
}

/** A command line that is not understood. */
export class UsageError extends Error {
  override name = 'UsageError';
}
