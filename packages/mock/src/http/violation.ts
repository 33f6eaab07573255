import { parsePointer } from '@worklane/contract/openapi-reader';
import type { ProblemError } from '@worklane/contract/requests';

/** A violation of the contract, in Prism's format for the header `sl-violations`. */
export interface Violation {
  /** `['request', 'body', 'title']` */
  readonly location: readonly string[];
  readonly severity: string;
  /** The JSON Schema keyword that failed, or a status. */
  readonly code: string | number;
  readonly message: string;
}

/** The format in which Prism's validators report. */
export interface Diagnostic {
  readonly path?: readonly string[];
  readonly code?: string | number;
  readonly message: string;
  readonly severity: number;
}

const severities = ['Error', 'Warning', 'Information', 'Hint'];

/** Maximum number of violations taken from Prism. */
const maxViolations = 500;

/** Returns the violations of a response that Prism has found. */
export const responseViolations = (diagnostics: readonly Diagnostic[]): Violation[] =>
  diagnostics.slice(0, maxViolations).map(({ path = [], code = '', message, severity }) => ({
    location: ['response', ...path],
    severity: severities[severity] ?? 'Error',
    code,
    message,
  }));

/** Returns the violations of a request that its problem lists, or the problem itself. */
export function violationsIn({ code, detail, errors, status }: ProblemError): Violation[] {
  const severity = 'Error';
  if (errors.length === 0) return status < 429 ? [{ location: ['request'], severity, code, message: detail }] : [];
  return errors.map((error) => ({
    location: ['request', error.in, ...parsePointer(error.pointer)],
    severity,
    code: error.code,
    message: error.detail,
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

/** Returns a violation as text: `request body /title: must be a string`. */
export function describeViolation({ location, message }: Violation): string {
  const [side = '', part = '', ...rest] = location;
  const subject = [side, part, rest.length > 0 ? `/${rest.join('/')}` : ''].filter(Boolean).join(' ');
  return `${subject}: ${constraint(message)}`;
}

/** Returns the message without the location that Prism puts before it. */
const constraint = (message: string) => /\bmust .*$/s.exec(message)?.[0] ?? message;
