import { expect, onTestFinished } from 'vitest';
import { allowedNetworks } from '../../../src/webhooks/transport/address-guard.ts';
import type { Outcome } from '../../../src/webhooks/transport/outcome.ts';
import { createSender, type Sender, type SenderOptions } from '../../../src/webhooks/transport/sender.ts';

/** A sender that may dial the own machine. It ends with the test. */
export function openSender(options: Partial<SenderOptions> = {}): Sender {
  const sender = createSender({ clock: () => new Date(), allowed: allowedNetworks(['127.0.0.0/8']), ...options });
  onTestFinished(() => sender.close());
  return sender;
}

export const request = { headers: { 'content-type': 'application/json' }, body: '{"id":"evt_1"}' };

/** Sends once, by a sender of its own. */
export const sendTo = (url: string, options?: Partial<SenderOptions>): Promise<Outcome> =>
  openSender(options).send({ url, ...request });

/** @returns what an outcome with an error has for it to be compared, with any sentence of one line. */
export const failed = (code: string, detail: RegExp | string = /^[A-Z].*\.$/) => ({
  durationMs: expect.any(Number),
  error: { code, detail: typeof detail === 'string' ? detail : expect.stringMatching(detail) },
});
