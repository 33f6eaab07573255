import type { schemas } from '@worklane/contract';

type Code = schemas.WebhookLogError['code'];

/** What to look at first, by the kind of failure. */
export const whatToDo: Readonly<Record<Code, string>> = {
  dns_error: 'The host has no address. Check the spelling of the URL and the DNS records of the host.',
  connection_refused: 'Nothing listens at that port. Is the program running, and does the firewall let it be reached?',
  connection_reset:
    'The connection was cut before the answer was complete. Look for a crash or a limit in the receiver.',
  unreachable: 'There is no way to that address. Check routes and firewalls.',
  tls_error: 'The certificate was refused. It has to be valid, for this host, with its whole chain.',
  timeout: 'Answer first and work afterwards: put the delivery into a queue and return 200 at once.',
  blocked_address: 'The host has an address that is not public. Use a public one, or a tunnel while you develop.',
  protocol_error: 'The answer was not HTTP. Is this the port of the web server?',
  http_status: 'Only 2xx counts as received. The response below says what your program objected to.',
  webhook_disabled: 'Enable the webhook, then recover what failed.',
};
