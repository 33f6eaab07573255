import type { ProblemErrorCode } from '@worklane/contract';
import type { DescribePatternViolation } from '@worklane/server';
import { type AllowedNetworks, mayDial } from '../transport/address-guard.ts';
import { hostOf } from '../transport/host.ts';

/** Why a URL cannot be the URL of a webhook. */
export interface Violation {
  code: ProblemErrorCode;
  /** A sentence for whoever registers it. */
  detail: string;
}

/**
 * Checks a URL without DNS: the addresses of a host name are checked whenever a delivery connects to it. The contract limits
 * its length.
 * @param allowed networks that are not public but may be dialled.
 */
export function checkWebhookUrl(url: string, allowed: AllowedNetworks): Violation | undefined {
  const parsed = URL.parse(url);
  if (!parsed) return { code: 'invalid_format', detail: 'must be an absolute URL' };
  if (parsed.protocol !== 'https:') return { code: 'url_not_https', detail: 'must start with https://' };
  if (parsed.username || parsed.password) {
    return { code: 'url_has_credentials', detail: 'must not contain a username or a password' };
  }
  // An empty fragment is one too, and URL does not show it.
  if (url.includes('#')) return { code: 'url_has_fragment', detail: 'must not contain a fragment' };
  return checkHost(parsed, allowed);
}

function checkHost(url: URL, allowed: AllowedNetworks): Violation | undefined {
  const { name, address } = hostOf(url.hostname);
  if (address === undefined || mayDial(address, allowed)) return undefined;
  return { code: 'url_not_public', detail: `must have a public host: ${name} is not reached from the Internet` };
}

/** Describes webhook URLs that the pattern in the contract rejects before a handler is called. */
export const describeWebhookUrl =
  (allowed: AllowedNetworks): DescribePatternViolation =>
  (schema, url) =>
    schema === 'WebhookUrl' ? checkWebhookUrl(url, allowed) : undefined;
