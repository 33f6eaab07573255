import type { Operation } from '@worklane/contract';
import { ProblemError } from '@worklane/model';
import Negotiator from 'negotiator';
import type { ParsedRequest } from './request-handler.ts';

type Negotiated = Pick<ParsedRequest, 'headers'>;

/** Returns the media type that the request prefers, or undefined when it accepts none of them. */
export function negotiatedType(mediaTypes: readonly string[], { headers }: Negotiated): string | undefined {
  const negotiator = new Negotiator({ headers });
  // JSON has no parameters, so those of a media range cannot exclude it.
  const withoutParameters = new Negotiator({ headers: { accept: negotiator.mediaTypes().join(', ') } });
  return negotiator.mediaType([...mediaTypes]) ?? withoutParameters.mediaType([...mediaTypes]);
}

/**
 * Operations that do not document 406 ignore Accept (RFC 9110, section 15.5.7).
 * @throws ProblemError not_acceptable
 */
export function assertAcceptable(mediaTypes: readonly string[], request: Negotiated, operation: Operation): void {
  const { accept } = request.headers;
  if (mediaTypes.length === 0 || !operation.responses['406']) return;
  if (accept === undefined || accept === '*/*' || accept === mediaTypes[0]) return;
  if (negotiatedType(mediaTypes, request)) return;
  const offered = mediaTypes.join(', ');
  throw new ProblemError('not_acceptable', `The operation returns ${offered}, but the request accepts ${accept}.`);
}

/** Returns the media types of the success responses of an operation. */
export const successMediaTypes = ({ responses }: Operation): string[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([, { content }]) => Object.keys(content));
