import type { ProblemErrorCode } from '@worklane/contract';
import { invalidFields } from '@worklane/server';
import { type AddressPolicy, parseHost } from '../transport/address-policy.ts';

export interface UrlViolation {
  code: ProblemErrorCode;
  /** Continues the name of the field: `must start with https://`. */
  detail: string;
}

const maxLength = 2048;

/**
 * Returns why a URL cannot be that of a webhook, as far as that is known without DNS: the addresses of a host name are
 * checked whenever a delivery connects to it.
 */
export function webhookUrlViolation(url: string, addressPolicy: AddressPolicy): UrlViolation | undefined {
  if (url.length > maxLength) return { code: 'too_long', detail: `must have at most ${maxLength} characters` };
  const parsed = URL.parse(url);
  if (!parsed) return { code: 'invalid_format', detail: 'must be an absolute URL' };
  if (parsed.protocol !== 'https:') return { code: 'url_not_https', detail: 'must start with https://' };
  if (parsed.username || parsed.password) {
    return { code: 'url_has_credentials', detail: 'must not have a user or a password' };
  }
  // `hash` does not show an empty fragment.
  if (url.includes('#')) return { code: 'url_has_fragment', detail: 'must not have a fragment' };
  const { name, address } = parseHost(parsed.hostname);
  if (address === undefined || addressPolicy.allows(address)) return undefined;
  return { code: 'url_not_public', detail: `must have a public host; ${name} cannot be reached from the Internet` };
}

/** @throws ProblemError validation_failed */
export function requireWebhookUrl(url: string, addressPolicy: AddressPolicy): void {
  const violation = webhookUrlViolation(url, addressPolicy);
  if (violation) throw invalidFields([{ in: 'body', pointer: '/url', ...violation }]);
}
