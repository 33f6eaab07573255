import { constraint, type Violation } from '@worklane/model';

/** The format in which Prism's validators report. */
export interface Diagnostic {
  readonly path?: readonly string[];
  readonly code?: string | number;
  readonly message: string;
  readonly severity: number;
}

const severities = ['Error', 'Warning', 'Information', 'Hint'];

/** Maximum number of violations taken from Prism, which reports each of 7,000 items of a query parameter. */
const maxViolations = 500;

export function violationsOf(side: 'request' | 'response', diagnostics: readonly Diagnostic[]): Violation[] {
  return diagnostics.slice(0, maxViolations).map(({ path = [], code = '', message, severity }) => ({
    location: [side, ...path],
    severity: severities[severity] ?? 'Error',
    code,
    message,
  }));
}

export const isError = (violation: Violation) => violation.severity === 'Error';

/** Prism's own limit, below the header limits of common proxies and servers. */
const maxHeaderLength = 8 * 1024 - 100;

/** Returns the value of `sl-violations`. Non-ASCII characters are escaped, because headers are ASCII. */
export function violationsHeader(violations: readonly Violation[]): string {
  // A violation has more than 80 characters, so 100 of them exceed the limit.
  const json = JSON.stringify(violations.slice(0, 100)).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return json.length > maxHeaderLength ? `Too many violations! ${json.slice(0, maxHeaderLength)}` : json;
}

/** Returns a violation as text: `request body /title: must be string`. */
export function describeViolation({ location, message }: Violation): string {
  const [side = '', part = '', ...rest] = location;
  const subject = [side, part, rest.length > 0 ? `/${rest.join('/')}` : ''].filter(Boolean).join(' ');
  return `${subject}: ${constraint(message)}`;
}
