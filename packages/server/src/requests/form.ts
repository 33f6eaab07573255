import { below } from '../violations/pointer.ts';
import { mostViolations, type Violation } from '../violations/violation.ts';
import type { FormPair } from './form-pairs.ts';

/** The values by name. A name that stands twice is refused: which of the two would count is anyone's guess. */
export function formValues(pairs: readonly FormPair[]): { values: Record<string, string>; violations: Violation[] } {
  // Without a prototype, a parameter __proto__ is a name like any other.
  const values: Record<string, string> = Object.create(null);
  const violations: Violation[] = [];
  for (const [name, value] of pairs) {
    if (violations.length >= mostViolations) break;
    const pointer = below('', name);
    if (value === null) violations.push({ pointer, code: 'invalid_format', detail: 'must be percent-encoded UTF-8' });
    else if (name in values) violations.push({ pointer, code: 'not_allowed', detail: 'must be given only once' });
    else values[name] = value;
  }
  return { values, violations };
}
