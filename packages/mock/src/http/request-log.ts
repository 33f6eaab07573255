import type { Exchange } from './request-handler.ts';
import { describeViolation } from '../validation/violation.ts';

/** One line a request, and one for each violation. No query, header or body comes into it: they carry secrets. */
export function logLines({
  at,
  method,
  path,
  operation,
  status,
  milliseconds,
  violations,
  refusal,
}: Exchange): string[] {
  const words = [
    at.toTimeString().slice(0, 8),
    method.padEnd(6),
    path,
    operation?.id,
    status,
    refusal?.code,
    `${milliseconds.toFixed(1)} ms`,
  ];
  const line = words.filter((word) => word !== undefined).join(' ');
  return [line, ...violations.map((violation) => `  ${violation.severity}: ${describeViolation(violation)}`)];
}
