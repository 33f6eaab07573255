import type { ProblemErrorCode } from '@worklane/contract';
import { validationProblem } from '../problem-error.ts';
import { hostOf, isLoopback, rangeOf } from './loopback.ts';

/** Returns whether a URL names a receiver on this machine: `localhost`, a name below it, or a loopback address. */
export function isLocalReceiver(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && isLoopback(hostOf(parsed));
}

export interface UrlViolation {
  readonly code: ProblemErrorCode;
  /** Continues the name of the field: `must use https`. */
  readonly detail: string;
}

/** Returns why a URL cannot be that of a webhook, like the service, except that receivers on this machine are allowed. */
export function webhookUrlViolation(url: string): UrlViolation | undefined {
  const parsed = URL.parse(url);
  if (!parsed) return { code: 'invalid_format', detail: 'must be an absolute URL' };
  const host = hostOf(parsed);
  const isLocal = isLoopback(host);
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && isLocal)) {
    return { code: 'url_not_https', detail: 'must use https' };
  }
  // URL accepts less or more than two slashes, and hides empty credentials and fragments.
  const [, authority] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (authority === undefined) return { code: 'invalid_format', detail: `must have a host after ${parsed.protocol}//` };
  if (authority.includes('@')) {
    return { code: 'url_has_credentials', detail: 'must not contain a username or a password' };
  }
  if (url.includes('#')) return { code: 'url_has_fragment', detail: 'must not contain a fragment' };
  const range = rangeOf(host);
  if (isLocal || range === undefined || range === 'unicast') return undefined;
  return { code: 'url_not_public', detail: `must have a public host; ${host} cannot be reached from the Internet` };
}

/** @throws ProblemError validation_failed */
export function requireWebhookUrl(url: string): void {
  const violation = webhookUrlViolation(url);
  if (violation) throw validationProblem('field', [{ in: 'body', pointer: '/url', ...violation }]);
}
