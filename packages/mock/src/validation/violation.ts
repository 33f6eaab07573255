/** Something that breaks the contract, in the form that Prism reports it (`sl-violations`). */
export interface Violation {
  /** `['request', 'body', 'title']` */
  readonly location: readonly string[];
  readonly severity: string;
  /** The JSON Schema keyword that failed, or a status. */
  readonly code: string | number;
  readonly message: string;
}

/** What Prism's validators hand out. */
export interface Diagnostic {
  readonly path?: readonly string[];
  readonly code?: string | number;
  readonly message: string;
  readonly severity: number;
}

const severities = ['Error', 'Warning', 'Information', 'Hint'];

/** The most violations that are taken from Prism, which reports each of 7,000 items of a query parameter. */
const mostViolations = 500;

export function violationsOf(side: 'request' | 'response', diagnostics: readonly Diagnostic[]): Violation[] {
  return diagnostics.slice(0, mostViolations).map(({ path = [], code = '', message, severity }) => ({
    location: [side, ...path],
    severity: severities[severity] ?? 'Error',
    code,
    message,
  }));
}

export const isError = (violation: Violation) => violation.severity === 'Error';

/** Prism's own limit, below what proxies and servers commonly take for a header. */
const longestHeader = 8 * 1024 - 100;

/** The value of `sl-violations`; a header holds ASCII only, so other characters are escaped. */
export function violationsHeader(violations: readonly Violation[]): string {
  // A violation has more than 80 characters: a hundred of them are more than the header holds.
  const json = JSON.stringify(violations.slice(0, 100)).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return json.length > longestHeader ? `Too many violations! ${json.slice(0, longestHeader)}` : json;
}

/** One violation for people: `request body /title: must be string`. */
export function describeViolation({ location, message }: Violation): string {
  const [side = '', part = '', ...rest] = location;
  const place = [side, part, rest.length > 0 ? `/${rest.join('/')}` : ''].filter(Boolean).join(' ');
  return `${place}: ${rule(message)}`;
}

/** Prism puts the place before the rule; here the place stands on its own. */
export const rule = (message: string) => /\bmust .*$/s.exec(message)?.[0] ?? message;
