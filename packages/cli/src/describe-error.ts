import { WorklaneError } from '@worklane/client';
import { problems } from '@worklane/contract';
import { CommanderError } from 'commander';
import { CliError, type ExitCode, exitCodes, UsageError } from './errors.ts';

/** An error as `--json` prints it. */
export interface DescribedError {
  readonly message: string;
  readonly exitCode: number;
  /** The code of the API, of OAuth or of the client. */
  readonly code?: string;
  readonly status?: number;
  /** The violations of the request, with JSON pointers. */
  readonly errors?: WorklaneError['errors'];
  /** The records that refer to the one that cannot be deleted. */
  readonly referencedBy?: WorklaneError['referencedBy'];
  readonly resync?: NonNullable<WorklaneError['resync']>;
  readonly requestId?: string;
}

const isOwn = (error: unknown) => error instanceof CliError || error instanceof UsageError;

/** @throws the error itself, if it is a defect of this program */
export function describeError(thrown: unknown): DescribedError {
  // The storage and the authentication that the client calls are those of this program.
  const error = WorklaneError.is(thrown) && isOwn(thrown.cause) ? thrown.cause : thrown;
  if (error instanceof UsageError) return { message: error.message, exitCode: exitCodes.usage };
  if (error instanceof CliError) return { message: error.message, exitCode: error.exitCode };
  if (error instanceof CommanderError) {
    return {
      message: commandLineMessage(error.message),
      exitCode: error.exitCode === 0 ? exitCodes.done : exitCodes.usage,
    };
  }
  if (!WorklaneError.is(error)) throw error;
  const { message, code, status, errors, referencedBy, resync, requestId } = error;
  return {
    message,
    exitCode: exitCodeOf(error),
    code,
    ...(status !== undefined && { status }),
    ...(errors.length > 0 && { errors }),
    ...(referencedBy.length > 0 && { referencedBy }),
    ...(resync && { resync }),
    ...(requestId !== undefined && { requestId }),
  };
}

/** Returns a message of commander, such as `error: unknown command 'strt'\n(Did you mean start?)`, as sentences. */
function commandLineMessage(text: string): string {
  const [message = '', hint] = text.replace(/^error: /, '').split('\n');
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replaceAll(/'([^']*)'/g, '"$1"');
  const suggested = hint?.replace(/^\(Did you mean ([^ ]+)\?\)$/, '(Did you mean "$1"?)').slice(1, -1);
  return [sentence.replace(/\.?$/, '.'), ...(suggested ? [suggested] : [])].join(' ');
}

function exitCodeOf(error: WorklaneError): ExitCode {
  if (error.status === 401 || WorklaneError.is(error, 'signed_out', 'invalid_grant')) return exitCodes.unauthenticated;
  if (WorklaneError.is(error, 'network_error', 'timeout')) return exitCodes.unreachable;
  if (WorklaneError.is(error, 'organization_unknown')) return exitCodes.usage;
  if (WorklaneError.is(error, 'aborted')) return exitCodes.interrupted;
  return exitCodes.failed;
}

/** Returns the message of the API, which contains the location of each violation, and the command that explains the code. */
export function errorLines({ message, referencedBy = [], resync, requestId, code }: DescribedError): string[] {
  return [
    message,
    ...referencedBy.map(({ kind, id }) => `  referenced by ${kind} ${id}`),
    ...(resync ? [`  Continue with: --since ${resync.from}`] : []),
    ...(requestId ? [`  ${code}, request ${requestId}`] : []),
    ...(code !== undefined && Object.hasOwn(problems, code)
      ? [`  Cause and remedy: /docs/problems#${code} of the service`]
      : []),
  ];
}
