import type { ProblemErrorCode } from '@worklane/contract';
import { type AcceptPatternViolation, type DescribePatternViolation, invalidFields } from '@worklane/server';
import { AddressPolicy, type Host, isLoopbackHost, parseHost } from '../../outbound/address-policy.ts';

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
  const { protocol } = parsed;
  const host = parseHost(parsed.hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && addressPolicy.allowsHttp(host))) {
    return {
      code: 'url_not_https',
      detail: `must use https${protocol === 'http:' ? localReceiverHint(url, host) : ''}`,
    };
  }
  // URL accepts less or more than two slashes, and hides empty credentials and fragments.
  const [, authority] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (authority === undefined) return { code: 'invalid_format', detail: `must have a host after ${protocol}//` };
  if (authority.includes('@')) {
    return { code: 'url_has_credentials', detail: 'must not contain a username or a password' };
  }
  if (url.includes('#')) return { code: 'url_has_fragment', detail: 'must not contain a fragment' };
  if (host.addresses.length === 0 || addressPolicy.allowedAddresses(host).length > 0) return undefined;
  const hint = localReceiverHint(url, host) || `; ${host.name} cannot be reached from the Internet`;
  return { code: 'url_not_public', detail: `must have a public host${hint}` };
}

/** URLs that every shell passes to a command unchanged, without quotes: what else a URL contains may be a command. */
const shellSafeUrl = /^https?:\/\/[\w.:/-]{1,300}$/i;

/** Continues a detail with the command that forwards events to a URL of the machine of the developer; empty for other URLs. */
function localReceiverHint(url: string, host: Host): string {
  if (!isLoopbackHost(host)) return '';
  const option = shellSafeUrl.test(url) ? ` --to ${url}` : '';
  return `; to receive events on your machine, run \`worklane listen${option}\``;
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

const withLoopbackHttp = new AddressPolicy([], { loopbackHttp: true });

/**
 * Accepts http URLs of loopback hosts, which the pattern of the contract rejects: in requests if the setting
 * WEBHOOK_LOOPBACK_HTTP allows them, and in responses always, so that webhooks stay readable when it is turned off.
 */
export const acceptWebhookUrl =
  (addressPolicy: AddressPolicy): AcceptPatternViolation =>
  (schema, url, direction) => {
    const policy = direction === 'request' ? addressPolicy : withLoopbackHttp;
    return schema === 'WebhookUrl' && /^http:/i.test(url) && webhookUrlViolation(url, policy) === undefined;
  };
