import type { ProblemErrorCode } from '@worklane/contract';
import { type DescribePatternViolation, invalidFields } from '@worklane/server';
import { type AddressPolicy, parseHost } from '../transport/address-policy.ts';

export interface UrlViolation {
  code: ProblemErrorCode;
  /** Continues the name of the field: `must use https`. */
  detail: string;
}

/**
 * Returns why a URL cannot be that of a webhook, as far as that is known without DNS: the addresses of a host name are
 * checked whenever a delivery connects to it. Its length is limited by the contract.
 */
export function webhookUrlViolation(url: string, addressPolicy: AddressPolicy): UrlViolation | undefined {
  const parsed = URL.parse(url);
  if (!parsed) return { code: 'invalid_format', detail: 'must be an absolute URL' };
  if (parsed.protocol !== 'https:') return { code: 'url_not_https', detail: 'must use https' };
  // URL accepts less or more than two slashes, and hides empty credentials and fragments.
  const [, authority] = /^https:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (authority === undefined) return { code: 'invalid_format', detail: 'must have a host after https://' };
  if (authority.includes('@')) {
    return { code: 'url_has_credentials', detail: 'must not contain a username or a password' };
  }
  if (url.includes('#')) return { code: 'url_has_fragment', detail: 'must not contain a fragment' };
  const { name, address } = parseHost(parsed.hostname);
  if (address === undefined || addressPolicy.allows(address)) return undefined;
  return { code: 'url_not_public', detail: `must have a public host; ${name} cannot be reached from the Internet` };
}

/** @throws ProblemError validation_failed */
export function requireWebhookUrl(url: string, addressPolicy: AddressPolicy): void {
  const violation = webhookUrlViolation(url, addressPolicy);
  if (violation) throw invalidFields([{ in: 'body', pointer: '/url', ...violation }]);
}

/** Describes webhook URLs that the pattern of the contract rejects before a handler is called. */
export const describeWebhookUrl =
  (addressPolicy: AddressPolicy): DescribePatternViolation =>
  (schema, url) =>
    schema === 'WebhookUrl' ? webhookUrlViolation(url, addressPolicy) : undefined;
