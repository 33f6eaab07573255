import { setTimeout } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import type { schemas } from '@worklane/contract';
import {
  type AttemptResult,
  attemptResult,
  type SigningKey,
  signedHeaders,
  signingKey,
} from '@worklane/contract/delivery';
import type { Logger } from 'pino';
import { boundedCache } from '../../http/bounded-cache.ts';
import { activeTraceparent, failSpan, inSpan } from '../../observability/spans.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { messageBody, unsignedHeaders } from '../attempts/attempt-queries.ts';
import { secretId } from '../endpoints/webhook-secret.ts';
import type { Sender, SendOutcome } from '../transport/sender.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';

export interface DeliverySenderOptions {
  /** Closed with this sender. */
  sender: Sender;
  /** For the purpose `webhook secrets`. */
  encryption: Encryption;
  clock: () => Date;
  /** From 0 to 1; spreads retries. */
  random: () => number;
  logger: Logger;
}

/** Signs and sends deliveries, and knows which are in flight. */
export class DeliverySender {
  readonly #options: DeliverySenderOptions;
  /** By encrypted text, which always belongs to the same secret. */
  readonly #keys = boundedCache<string, SigningKey>({ entries: 10_000 });
  readonly #inFlight = new Map<LeasedDelivery, Promise<DeliveryAttempt | undefined>>();
  #isStopped = false;

  constructor(options: DeliverySenderOptions) {
    this.#options = options;
  }

  /**
   * Makes one attempt. Never rejects.
   * @returns the attempt; undefined when the delivery could not be signed, or was cut off by the stop.
   */
  send(delivery: LeasedDelivery): Promise<DeliveryAttempt | undefined> {
    const sending = this.#send(delivery);
    this.#inFlight.set(delivery, sending);
    return sending;
  }

  /** Waits for the deliveries in flight, then cuts off the rest. @returns the deliveries that were cut off */
  async stop(seconds: number): Promise<LeasedDelivery[]> {
    const timeout = setTimeout(seconds * 1000, undefined, { ref: false });
    await Promise.race([Promise.all(this.#inFlight.values()), timeout]);
    this.#isStopped = true;
    const unfinished = [...this.#inFlight.keys()];
    await this.#options.sender.close();
    return unfinished;
  }

  async #send(delivery: LeasedDelivery): Promise<DeliveryAttempt | undefined> {
    try {
      return await inSpan(spanOf(delivery), (span) => this.#attempt(delivery, span));
    } finally {
      this.#inFlight.delete(delivery);
    }
  }

  async #attempt(delivery: LeasedDelivery, span: Span | undefined): Promise<DeliveryAttempt | undefined> {
    const { sender, clock, random } = this.#options;
    const body = messageBody(delivery) ?? '';
    const signed = await this.#sign(delivery, body);
    if (!signed) return undefined;
    // Attempts of what no request caused have traces of their own, which the receiver could not tell from that of a request.
    const { event_trace } = delivery;
    const requestHeaders =
      event_trace === null ? signed : { ...signed, traceparent: activeTraceparent() ?? event_trace };
    const outcome = await sender.send({ url: delivery.url, headers: requestHeaders, body });
    if (this.#isStopped) return undefined;
    const attempt = createAttempt({ delivery, requestHeaders, outcome, now: clock(), random });
    if (attempt.response) span?.setAttribute('http.response.status_code', attempt.response.status);
    if (span && attempt.error) failSpan(span, attempt.error);
    return attempt;
  }

  /** Returns the request headers of an attempt (Standard Webhooks 1.0), signed with earlier secrets of the webhook, too. */
  async #sign(delivery: LeasedDelivery, body: string): Promise<Record<string, string> | undefined> {
    const { clock, logger } = this.#options;
    const { secret, old_secrets, message_id: id } = delivery;
    const now = clock();
    try {
      const keys = await Promise.all([secret, ...old_secrets].map((each) => this.#key(delivery, each)));
      const signed = await signedHeaders({ id, body: new TextEncoder().encode(body), keys, now });
      return { ...unsignedHeaders(delivery), ...signed };
    } catch (err) {
      // The lease is kept, so that the delivery is tried again when it ends, not at once.
      logger.error({ err, webhook: delivery.webhook_id }, 'failed to decrypt the secret of a webhook');
      return undefined;
    }
  }

  /** @throws WrongSecretError */
  async #key({ organization_id, webhook_id }: LeasedDelivery, encrypted: string): Promise<SigningKey> {
    const known = this.#keys.get(encrypted);
    if (known) return known;
    const { encryption } = this.#options;
    const key = signingKey(await encryption.decrypt(secretId(organization_id, webhook_id), encrypted));
    if (!key) throw new Error('The secret is not a Standard Webhooks secret.');
    this.#keys.set(encrypted, key);
    return key;
  }
}

/** The URL may contain a secret of the receiver. */
const spanOf = ({ organization_id, webhook_id, message_id, message_type, attempt, event_trace }: LeasedDelivery) => ({
  name: `deliver ${message_type}`,
  isCall: true,
  attributes: {
    'http.request.method': 'POST',
    'worklane.organization_id': String(organization_id),
    'worklane.webhook_id': webhook_id,
    'worklane.event_id': message_id,
    'worklane.event_type': message_type,
    'worklane.attempt': attempt,
  },
  cause: event_trace,
});

/** An attempt that was made to deliver a message. */
export interface DeliveryAttempt extends AttemptResult {
  delivery: LeasedDelivery;
  requestHeaders: Record<string, string>;
  durationMs: number;
  response: schemas.WebhookLogResponse | undefined;
}

interface SentDelivery {
  delivery: LeasedDelivery;
  requestHeaders: Record<string, string>;
  outcome: SendOutcome;
  now: Date;
  /** From 0 to 1; spreads retries. */
  random: () => number;
}

/** Returns the attempt for a request that was sent. */
export function createAttempt({ delivery, requestHeaders, outcome, now, random }: SentDelivery): DeliveryAttempt {
  const { durationMs } = outcome;
  const { trigger, retries } = delivery;
  const result = 'error' in outcome ? { error: outcome.error } : { response: outcome };
  const { response } = result;
  return {
    delivery,
    requestHeaders,
    durationMs,
    response,
    ...attemptResult({ outcome: result, trigger, retries, now, random }),
  };
}
