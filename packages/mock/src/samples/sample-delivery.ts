import { type Deliveries, deliveryRules } from '@worklane/contract';
import { deliveryHeaders } from '@worklane/model';
import { sendWithNode } from '../webhooks/http-sender.ts';
import { type DeliveryType, type SampleOptions, sampleEvent } from './sample-event.ts';

/** The headers and body of a POST to a webhook, signed as Standard Webhooks specifies. */
export interface SampleDelivery {
  readonly headers: Readonly<Record<string, string>>;
  /** The signed text. */
  readonly body: string;
}

/** Returns a signed delivery of a new event. `secret` is `whsec_` followed by base64, as the service returns it. */
export function sampleDelivery(type: DeliveryType, secret: string, options: SampleOptions = {}): SampleDelivery {
  return signedDelivery(sampleEvent(type, options), secret, options.now ?? new Date());
}

/** Returns one attempt to deliver an event. Attempts share the `webhook-id`, but not the timestamp and the signature. */
export function signedDelivery(event: Deliveries[DeliveryType], secret: string, now: Date): SampleDelivery {
  const body = JSON.stringify(event);
  const headers = deliveryHeaders({ id: event.id, body, secrets: [secret], now });
  return { headers: { ...headers, ...(event.test && { [deliveryRules.testHeader]: 'true' }) }, body };
}

export interface DeliveryAttempt {
  /** Undefined without a response. */
  readonly status?: number;
  readonly succeeded: boolean;
  /** Why there is no response. */
  readonly error?: string;
  readonly milliseconds: number;
}

/** Sends a delivery like the service: 2xx is success, and redirects are not followed. */
export async function sendDelivery({ headers, body }: SampleDelivery, { href }: URL): Promise<DeliveryAttempt> {
  const { response, error, durationMs } = await sendWithNode({ url: href, headers, body });
  if (!response) return { succeeded: false, milliseconds: durationMs, ...(error && { error: error.detail }) };
  const { status } = response;
  return { status, succeeded: status >= 200 && status < 300, milliseconds: durationMs };
}
