import { below } from '../violations/pointer.ts';
import { maxViolations, type Violation } from '../violations/violation.ts';
import type { StyledFields } from './styles.ts';

/** The values of a form or query by name, and what violates its syntax. */
export interface FormValues {
  readonly values: Record<string, unknown>;
  readonly violations: readonly Violation[];
}

/**
 * Parses a query or form (application/x-www-form-urlencoded, WHATWG URL, section 5.1). A name that appears twice is a
 * violation, since it is undefined which of the values counts, unless a styled field reads it.
 * @param ignores returns whether a name is left out
 */
export function parseForm(text: string, styled?: StyledFields, ignores?: (name: string) => boolean): FormValues {
  // Without a prototype, a parameter __proto__ is a name like any other.
  const values: Record<string, unknown> = Object.create(null);
  const violations: Violation[] = [];
  const texts = new Map<string, string[]>();
  const report = (name: string, code: Violation['code'], detail: string) => {
    violations.push({ pointer: below('', name), code, detail });
  };
  for (const pair of text.split('&')) {
    if (violations.length >= maxViolations) break;
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const encodedName = equals === -1 ? pair : pair.slice(0, equals);
    const name = decode(encodedName) ?? encodedName;
    const encoded = equals === -1 ? '' : pair.slice(equals + 1);
    if (styled?.claims(name)) {
      const known = texts.get(name);
      if (known) known.push(encoded);
      else texts.set(name, [encoded]);
      continue;
    }
    if (ignores?.(name)) continue;
    const value = decode(encoded);
    if (value === null) report(name, 'invalid_format', 'must be percent-encoded UTF-8');
    else if (name in values) report(name, 'not_allowed', 'must be given only once');
    else values[name] = value;
  }
  if (styled)
    Object.assign(
      values,
      styled.read(texts, (name, detail) => report(name, 'invalid_format', detail)),
    );
  return { values, violations };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
