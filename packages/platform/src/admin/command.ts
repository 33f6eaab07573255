import type { CommandDependencies } from './command-dependencies.ts';

/** The values of a command line by option, and the positional arguments. */
export interface Values {
  readonly arguments: readonly string[];
  readonly [option: string]: string | boolean | readonly string[] | undefined;
}

/** The output of a command. */
export interface CommandOutput {
  /** Printed to standard output. */
  text: string;
  /** Printed as JSON instead of `text` with --json. */
  data: unknown;
  /** Printed to standard error. */
  note?: string;
  /** Standard output has data, so that everything is printed to standard error. */
  dataOnOutput?: boolean;
}

export interface Command {
  /** One or two words: `member add`, `backup`. */
  readonly name: string;
  /** Its syntax, which also says what options it has, and after three spaces a remark in parentheses. */
  readonly usage: string;
  /** The number of positional arguments. Default: 0. */
  readonly arguments?: number;
  /** Accepts a database with any schema, including an empty one. For other commands the schema is migrated first. */
  readonly schema?: 'any';
  /** @throws UsageError, ProblemError */
  run(dependencies: CommandDependencies, values: Values): Promise<CommandOutput>;
}
