import * as rules from '@worklane/contract/webhook-url';
import { type AcceptPatternViolation, type DescribePatternViolation, invalidFields } from '@worklane/server';
import { AddressPolicy, type Host, isLoopbackHost, parseHost } from '../../outbound/address-policy.ts';

/** Returns why a URL cannot be that of a webhook, as far as that is known without DNS. */
export const webhookUrlViolation = (url: string, addressPolicy: AddressPolicy): rules.UrlViolation | undefined =>
  rules.webhookUrlViolation(url, {
    allowsHttp: (host) => addressPolicy.allowsHttp(parseHost(host)),
    allows(name) {
      const host = parseHost(name);
      return host.addresses.length === 0 || addressPolicy.allowedAddresses(host).length > 0;
    },
    hint: (host) => localReceiverHint(url, parseHost(host)),
  });

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
