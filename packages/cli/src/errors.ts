/** The exit codes of every command. */
export const exitCodes = {
  /** Done. */
  done: 0,
  /** The API returned an error, or the command could not do its work. */
  failed: 1,
  /** The command line or an input file is invalid. */
  usage: 2,
  /** Not signed in, or the access token was rejected. */
  unauthenticated: 3,
  /** The service cannot be reached. */
  unreachable: 4,
  /** Some of the work failed: rows were rejected, or deliveries failed. */
  partial: 5,
  /** Ctrl+C. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The table in the help and in the README. */
export const exitCodeDescriptions: Readonly<Record<ExitCode, string>> = {
  0: 'done',
  1: 'failed: the API returned an error, or the command could not do its work',
  2: 'the command line or an input file is invalid',
  3: 'not signed in, or the access token was rejected',
  4: 'the service cannot be reached',
  5: 'done in part: rows were rejected, or deliveries failed',
  130: 'interrupted by Ctrl+C',
};

/** An error that ends a command with a message for the person who called it. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.failed, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

export { UsageError } from '@worklane/contract/command-line';
