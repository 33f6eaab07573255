import { invalidFields } from '@worklane/contract/requests';
import * as rules from '@worklane/contract/webhook-url';
import ipaddr from 'ipaddr.js';

/** Returns whether a URL names a receiver on this machine: `localhost`, a name below it, or a loopback address. */
export function isLocalReceiver(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && rules.isLoopback(rules.hostOf(parsed));
}

/** Returns why a URL cannot be that of a webhook, like the service, except that receivers on this machine are allowed. */
export const webhookUrlViolation = (url: string): rules.UrlViolation | undefined =>
  rules.webhookUrlViolation(url, {
    allowsHttp: rules.isLoopback,
    allows: (host) => rules.isLoopback(host) || !ipaddr.isValid(host) || isPublic(host),
  });

function isPublic(host: string): boolean {
  const address = ipaddr.parse(host);
  const isIn = (networks: object) =>
    Object.keys(networks).some((network) => {
      const [first, length] = ipaddr.parseCIDR(network);
      return first.kind() === address.kind() && address.match(first, length);
    });
  if (address.kind() === 'ipv4') return !isIn(rules.specialIpv4);
  return isIn({ [rules.globalIpv6]: '' }) && !isIn(rules.specialIpv6);
}

/** @throws ProblemError validation_failed */
export function requireWebhookUrl(url: string): void {
  const violation = webhookUrlViolation(url);
  if (violation) throw invalidFields([{ in: 'body', pointer: '/url', ...violation }]);
}
