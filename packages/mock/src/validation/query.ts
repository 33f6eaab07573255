import { escapedPointer, type Violation } from '@worklane/model';

/** The parameters of a query by name, and the violations of its syntax. */
export interface ParsedQuery {
  readonly values: Readonly<Record<string, string>>;
  readonly violations: readonly Violation[];
}

/** Parses a query (WHATWG URL, section 5.1). A name that appears twice is a violation. */
export function parseQuery(search: string): ParsedQuery {
  // Without a prototype, a parameter __proto__ is a name like any other.
  const values: Record<string, string> = Object.create(null);
  const violations: Violation[] = [];
  for (const pair of search.slice(1).split('&')) {
    if (pair === '') continue;
    const [name = '', ...rest] = pair.split('=');
    const key = decode(name) ?? name;
    const value = decode(rest.join('='));
    if (value === undefined) violations.push(violationOf(key, 'format', 'must be percent-encoded UTF-8'));
    else if (key in values) violations.push(violationOf(key, 'repeated', 'must be given only once'));
    else if (`${key}${value}`.includes('\0'))
      violations.push(violationOf(key, 'NUL', 'must not contain a NUL character'));
    else values[key] = value;
  }
  return { values, violations };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

const violationOf = (name: string, code: string, message: string): Violation => ({
  location: ['request', 'query', escapedPointer(name)],
  severity: 'Error',
  code,
  message: `Request query parameter ${name} ${message}`,
});
