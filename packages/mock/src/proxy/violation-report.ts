import { operations } from '@worklane/contract';
import type { Exchange } from '../http/request-handler.ts';
import { describeViolation } from '../validation/violation.ts';

/** What a proxy has seen. */
export interface ViolationReport {
  readonly requests: number;
  /** Requests that the upstream did not answer. */
  readonly unanswered: number;
  /** The ids of the operations that were asked for. */
  readonly operations: readonly string[];
  readonly violations: readonly ReportedViolation[];
}

export interface ReportedViolation {
  /** The id of the operation, or method and path where the contract has none. */
  readonly operation: string;
  /** Where and what: `response body /title: must be string`; list items as an asterisk. */
  readonly description: string;
  readonly count: number;
}

export class ViolationRecord {
  #requests = 0;
  #unanswered = 0;
  readonly #operations = new Set<string>();
  readonly #violations = new Map<string, ReportedViolation>();

  add({ method, path, operation, violations, refusal }: Exchange): void {
    this.#requests += 1;
    if (operation) this.#operations.add(operation.id);
    if (refusal?.code === 'service_unavailable') this.#unanswered += 1;
    const name = operation?.id ?? `${method} ${path}`;
    for (const violation of violations) this.#count(name, inEveryItem(describeViolation(violation)));
    if (refusal && refusal.status < 500 && violations.length === 0) this.#count(name, `request: ${refusal.code}`);
  }

  #count(operation: string, description: string): void {
    const key = `${operation} ${description}`;
    const count = (this.#violations.get(key)?.count ?? 0) + 1;
    this.#violations.set(key, { operation, description, count });
  }

  report(): ViolationReport {
    return {
      requests: this.#requests,
      unanswered: this.#unanswered,
      operations: [...this.#operations].sort(),
      violations: [...this.#violations.values()].sort((a, b) => b.count - a.count),
    };
  }
}

/** The same fault in each item of a list is one fault. */
const inEveryItem = (description: string) => description.replace(/\/\d+(?=[/:])/g, '/*');

/** A report for the terminal. */
export function reportLines({ requests, unanswered, operations: seen, violations }: ViolationReport): string[] {
  const total = violations.reduce((sum, { count }) => sum + count, 0);
  const all = Object.keys(operations).length;
  return [
    `${counted(requests, 'request')} to ${seen.length} of ${all} operations, ${counted(total, 'violation')}.`,
    ...(unanswered > 0 ? [`${counted(unanswered, 'request')} got no answer from the upstream.`] : []),
    ...violations.map(({ operation, description, count }) => `  ${count} x ${operation}: ${description}`),
  ];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
