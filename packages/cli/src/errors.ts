import { type ExitCode, exitCodes } from './exit-codes.ts';

/** An error that ends a command with a message for the person who called it. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.failed, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** An invalid command line or input file. */
export class UsageError extends CliError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, exitCodes.usage, options);
  }
}
