import type { Operation } from '@worklane/contract';
import Negotiator from 'negotiator';
import { ProblemError } from '../problems/problem-error.ts';

/** How much of a header a problem repeats. */
const longestQuote = 200;

/** A check that a request accepts what the operation answers (RFC 9110, section 12.5.1). */
export function acceptCheck({ responses }: Operation): (accept: string | undefined) => void {
  const offered = Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([, { content }]) => Object.keys(content));
  if (offered.length === 0 || !('406' in responses)) return () => {};
  return (accept) => {
    if (accept === undefined || accept === '*/*' || accept === '' || accept === offered[0]) return;
    if (new Negotiator({ headers: { accept } }).mediaTypes(offered).length > 0) return;
    throw new ProblemError(
      'not_acceptable',
      `The operation answers ${offered.join(', ')}, the request accepts ${accept.slice(0, longestQuote)}.`,
    );
  };
}
