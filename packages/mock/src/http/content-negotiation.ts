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
