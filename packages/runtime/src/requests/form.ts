import { below } from '../violations/pointer.ts';
import { maxViolations, type Violation } from '../violations/violation.ts';

/** The values of a form or query by name, and what violates its syntax. */
export interface FormValues {
  readonly values: Record<string, string>;
  readonly violations: readonly Violation[];
}

/**
 * Parses a query or form (application/x-www-form-urlencoded, WHATWG URL, section 5.1). A name that appears twice is a
 * violation, since it is undefined which of the values counts.
 */
export function parseForm(text: string): FormValues {
  // Without a prototype, a parameter __proto__ is a name like any other.
  const values: Record<string, string> = Object.create(null);
  const violations: Violation[] = [];
  for (const pair of text.split('&')) {
    if (violations.length >= maxViolations) break;
    if (pair === '') continue;
    const [name, value] = parsePair(pair);
    const report = (code: Violation['code'], detail: string) =>
      violations.push({ pointer: below('', name), code, detail });
    if (value === null) report('invalid_format', 'must be percent-encoded UTF-8');
    else if (name in values) report('not_allowed', 'must be given only once');
    else values[name] = value;
  }
  return { values, violations };
}

/** Returns a name and its value; null for a value that is not percent-encoded UTF-8. */
function parsePair(pair: string): readonly [name: string, value: string | null] {
  const equals = pair.indexOf('=');
  const name = equals === -1 ? pair : pair.slice(0, equals);
  return [decode(name) ?? name, equals === -1 ? '' : decode(pair.slice(equals + 1))];
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
