import { invalidParameters } from '@worklane/contract/requests';
import { preferenceParameters, readPreference } from '../http/prefer-header.ts';
import type { ParsedRequest } from '../http/request-handler.ts';
import { maxDelay } from './condition-options.ts';

/**
 * Returns the delay that a request prefers, in milliseconds. `wait` is in seconds, as in RFC 7240, section 4.3, which allows
 * integers; the mock accepts decimals too.
 * @throws ProblemError invalid_parameter
 */
export function preferredWait(request: ParsedRequest): number | undefined {
  const { wait, source } = readPreference(request);
  if (wait === undefined) return undefined;
  const milliseconds = Math.round(Number(wait) * 1000);
  if (/^\d+(\.\d+)?$/.test(wait) && milliseconds <= maxDelay) return milliseconds;
  const pointer = source === 'header' ? '/Prefer' : `/${preferenceParameters.wait}`;
  const detail = `must have seconds up to ${maxDelay / 1000} in wait, such as wait=1.5`;
  throw invalidParameters([{ in: source, pointer, code: 'invalid_format', detail }]);
}
