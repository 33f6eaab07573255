import { expect, onTestFinished } from 'vitest';
import { AddressPolicy } from '../../../src/outbound/address-policy.ts';
import {
  createSender,
  type Sender,
  type SenderOptions,
  type SendOutcome,
} from '../../../src/webhooks/transport/sender.ts';

/** Opens a sender that may connect to the local machine, with and without TLS. It is closed after the test. */
export function openSender(options: Partial<SenderOptions> = {}): Sender {
  const sender = createSender({
    addressPolicy: new AddressPolicy(['127.0.0.0/8']),
    allowsHttp: () => true,
    ...options,
  });
  onTestFinished(() => sender.close());
  return sender;
}

export const request = { headers: { 'content-type': 'application/json' }, body: '{"id":"evt_1"}' };

/** Sends one request with a sender of its own. */
export const sendTo = (url: string, options?: Partial<SenderOptions>): Promise<SendOutcome> =>
  openSender(options).send({ url, ...request });

/** Returns the expected outcome with an error; by default, any sentence is its detail. */
export const failed = (code: string, detail: RegExp | string = /^[A-Z].*\.$/) => ({
  durationMs: expect.any(Number),
  error: { code, detail: typeof detail === 'string' ? detail : expect.stringMatching(detail) },
});
