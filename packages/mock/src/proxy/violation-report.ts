import { operations } from '@worklane/contract';
import type { RequestLogEntry } from '../http/request-log.ts';
import { describeViolation } from '../http/violation.ts';

/** The requests and violations of a proxy. */
export interface ViolationReport {
  readonly requests: number;
  /** The number of requests without a response from the upstream. */
  readonly withoutResponse: number;
  /** The IDs of the requested operations. */
  readonly operations: readonly string[];
  readonly violations: readonly ReportedViolation[];
}

export interface ReportedViolation {
  /** The operation ID; method and path when the contract has no operation. */
  readonly operation: string;
  /** `response body /title: must be string`, with `*` instead of the index of a list item. */
  readonly description: string;
  readonly count: number;
}

export class ViolationRecorder {
  #requests = 0;
  #withoutResponse = 0;
  readonly #operations = new Set<string>();
  readonly #violations = new Map<string, ReportedViolation>();

  add({ method, path, operation, violations, problem }: RequestLogEntry): void {
    this.#requests += 1;
    if (operation) this.#operations.add(operation.id);
    if (problem?.code === 'service_unavailable') this.#withoutResponse += 1;
    const name = operation?.id ?? `${method} ${path}`;
    for (const violation of violations) this.#count(name, withoutIndexes(describeViolation(violation)));
    if (problem && problem.status < 500 && violations.length === 0) this.#count(name, `request: ${problem.code}`);
  }

  #count(operation: string, description: string): void {
    const key = `${operation} ${description}`;
    const count = (this.#violations.get(key)?.count ?? 0) + 1;
    this.#violations.set(key, { operation, description, count });
  }

  report(): ViolationReport {
    return {
      requests: this.#requests,
      withoutResponse: this.#withoutResponse,
      operations: [...this.#operations].sort(),
      violations: [...this.#violations.values()].sort((a, b) => b.count - a.count),
    };
  }
}

/** The same violation in several items of a list counts as one. */
const withoutIndexes = (description: string) => description.replace(/\/\d+(?=[/:])/g, '/*');

/** Returns the report as lines for the terminal. */
export function reportLines({
  requests,
  withoutResponse,
  operations: requested,
  violations,
}: ViolationReport): string[] {
  const total = violations.reduce((sum, { count }) => sum + count, 0);
  const all = Object.keys(operations).length;
  return [
    `${counted(requests, 'request')} to ${requested.length} of ${all} operations, ${counted(total, 'violation')}.`,
    ...(withoutResponse > 0 ? [`${counted(withoutResponse, 'request')} without a response from the upstream.`] : []),
    ...violations.map(({ operation, description, count }) => `  ${count} x ${operation}: ${description}`),
  ];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
