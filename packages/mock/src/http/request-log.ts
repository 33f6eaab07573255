import type { Operation } from '@worklane/contract';
import type { ProblemError } from '@worklane/contract/requests';
import { describeViolation, type Violation } from './violation.ts';

/** One handled request, for the log and for the proxy's report. */
export interface RequestLogEntry {
  readonly at: Date;
  readonly method: string;
  /** Without the query, which may contain authorization codes. */
  readonly path: string;
  readonly operation: Operation | undefined;
  readonly status: number;
  readonly milliseconds: number;
  readonly violations: readonly Violation[];
  /** The problem of an error response. */
  readonly problem: ProblemError | undefined;
}

/** Returns one line for the request and one for each violation, without queries, headers and bodies, which have secrets. */
export function logLines(entry: RequestLogEntry): string[] {
  const { at, method, path, operation, status, milliseconds, violations, problem } = entry;
  const columns = [
    at.toTimeString().slice(0, 8),
    method.padEnd(6),
    path,
    operation?.id,
    status,
    problem?.code,
    `${milliseconds.toFixed(1)} ms`,
  ];
  const line = columns.filter((column) => column !== undefined).join(' ');
  return [line, ...violations.map((violation) => `  ${violation.severity}: ${describeViolation(violation)}`)];
}

/** Returns the log line of an error of the server itself. */
export const errorLine = (error: unknown) => `Internal error: ${error instanceof Error ? error.stack : String(error)}`;
