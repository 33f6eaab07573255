import { severities } from '../change.ts';
import type { Report } from './report.ts';

/** For programs: every change with all its places. */
export function json({ base, head, changes }: Report): string {
  const counts = severities.map((severity) => [
    severity,
    changes.filter((change) => change.severity === severity).length,
  ]);
  return JSON.stringify({ base, head, ...Object.fromEntries(counts), changes }, undefined, 2);
}
