import { deliveryRules, type schemas } from '@worklane/contract';
import * as rules from '@worklane/contract/delivery-errors';

/** Why there was no successful response: a code of the delivery log, and a sentence with what to do. */
export interface DeliveryError {
  readonly code: schemas.DeliveryErrorCode;
  readonly detail: string;
}

/** Returns the error of a request without a response. */
export function deliveryError(error: unknown, { host, hostname }: URL): DeliveryError {
  const code = rules.transportErrorCode(error as Error);
  const { message } = error as Error;
  const details: Partial<Record<schemas.DeliveryErrorCode, string>> = {
    timeout: `${host} did not respond within ${deliveryRules.timeoutSeconds} seconds`,
    connection_refused: `${host} refused the connection: is your server running?`,
    connection_reset: `${host} closed the connection without a response`,
    unreachable: `there is no route to ${host}`,
    dns_error: `${hostname} has no address in DNS`,
    tls_error: `${message}: use --skip-verify to accept any certificate`,
    protocol_error: `${host} did not respond with valid HTTP/1.1: does --to need https?`,
  };
  return { code, detail: details[code] ?? message };
}

/** Returns the error of a response; undefined for 2xx. */
export function statusError(status: number): DeliveryError | undefined {
  if (rules.statusError(status) === undefined) return undefined;
  if (status === deliveryRules.disablingStatus) return of(status, 'the service would disable the webhook');
  return of(status, status >= 300 && status < 400 ? 'redirects are not followed' : undefined);
}

const of = (status: number, note?: string): DeliveryError => ({
  code: 'http_status',
  detail: `the server responded with ${status}${note === undefined ? '' : `: ${note}`}`,
});
