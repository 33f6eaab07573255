import { deliveryRules } from '@worklane/contract';
import type { ReceiverResponse } from '../../receiver/receiver.ts';
import type { DeliveryStatement } from '../statements.ts';
import { ofDelivery } from './events.ts';
import type { Delivery, DeliveryInterceptor, Violation } from './violation.ts';

type Change = (delivery: Delivery) => Delivery;

const withHeaders = (delivery: Delivery, change: (headers: Record<string, string>) => void): Delivery => {
  const headers = { ...delivery.headers };
  change(headers);
  return { ...delivery, headers };
};

const signatureHeader = 'webhook-signature';
const changedSignature = (text: string) => text.replace(/v1,./, (start) => (start === 'v1,A' ? 'v1,B' : 'v1,A'));

/** What is wrong with a delivery. */
const changes: Readonly<Record<string, Change>> = {
  unsigned: (each) => withHeaders(each, (headers) => delete headers[signatureHeader]),
  'signed with another secret': (each) =>
    withHeaders(each, (headers) => {
      headers[signatureHeader] = changedSignature(headers[signatureHeader] ?? '');
    }),
  'not signed with the earlier secrets': (each) =>
    withHeaders(each, (headers) => {
      headers[signatureHeader] = headers[signatureHeader]?.split(' ')[0] ?? '';
    }),
  'with an old timestamp': (each) =>
    withHeaders(each, (headers) => {
      headers['webhook-timestamp'] = String(Number(headers['webhook-timestamp']) - 600);
    }),
  'body changed after it was signed': (each) => ({ ...each, body: `${each.body} ` }),
  'marked as a test': (each) =>
    withHeaders(each, (headers) => {
      headers[deliveryRules.testHeader] = 'true';
    }),
  'not marked as a test': (each) => withHeaders(each, (headers) => delete headers[deliveryRules.testHeader]),
  ...Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', ...Object.keys(deliveryRules.headers)].map((name): [string, Change] => [
      `without ${name}`,
      (each) => withHeaders(each, (headers) => delete headers[name]),
    ]),
  ),
};

/** How a server misunderstands the response to a delivery. */
const responses: Readonly<Record<string, (response: ReceiverResponse) => ReceiverResponse>> = {
  'not retried': (response) => (response.status >= 300 ? { ...response, status: 200 } : response),
  'retried after a success': (response) => (response.status < 300 ? { ...response, status: 500 } : response),
  'retried after 410': (response) =>
    response.status === deliveryRules.disablingStatus ? { ...response, status: 500 } : response,
  'Retry-After ignored': (response) => {
    const { 'retry-after': given, ...headers } = response.headers ?? {};
    return given === undefined ? response : { ...response, headers };
  },
};

/** Deliveries that are not signed, addressed or retried as the contract states. */
export function deliveryViolations({ id }: DeliveryStatement): Violation[] {
  const violation = (what: string, deliveries: () => DeliveryInterceptor): Violation => ({
    ...ofDelivery(id, what),
    deliveries,
  });
  return [
    ...Object.entries(changes).map(([name, change]) =>
      violation(name, () => (each, deliver) => {
        const changed = change(each);
        return deliver(JSON.stringify(changed) === JSON.stringify(each) ? each : changed);
      }),
    ),
    ...Object.entries(responses).map(([name, change]) =>
      violation(name, () => (each, deliver) => change(deliver(each))),
    ),
    violation('another webhook-id on a retry', () => {
      const seen = new Set<string>();
      return (each, deliver) => {
        const isRetry = seen.has(each.headers['webhook-id'] ?? '');
        seen.add(each.headers['webhook-id'] ?? '');
        return deliver(
          isRetry ? { ...each, headers: { ...each.headers, 'webhook-id': `${each.headers['webhook-id']}0` } } : each,
        );
      };
    }),
    violation('redirect followed', () => (each, deliver) => {
      const response = deliver(each);
      const location = response.headers?.location;
      return response.status >= 300 && response.status < 400 && location
        ? deliver({ ...each, url: location })
        : response;
    }),
  ];
}
