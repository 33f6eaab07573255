import type { Deliveries } from '@worklane/contract';
import { Webhook } from 'standardwebhooks';
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
  return {
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'worklane-mock',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer(secret).sign(event.id, now, body),
    },
    body,
  };
}

function signer(secret: string): Webhook {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret)) {
    throw new Error('Invalid secret: must be whsec_ followed by base64, as returned when the webhook was created.');
  }
  return new Webhook(secret);
}

/** As in the service. */
const timeoutSeconds = 15;

export interface DeliveryAttempt {
  /** Undefined without a response. */
  readonly status?: number;
  readonly succeeded: boolean;
  /** Why there is no response. */
  readonly error?: string;
  readonly milliseconds: number;
}

/** Sends a delivery like the service: 2xx is success, and redirects are not followed. */
export async function sendDelivery({ headers, body }: SampleDelivery, url: URL): Promise<DeliveryAttempt> {
  const started = performance.now();
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return { status: response.status, succeeded: response.ok, milliseconds: performance.now() - started };
  } catch (error) {
    return { succeeded: false, error: reasonOf(error as Error), milliseconds: performance.now() - started };
  }
}

function reasonOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return `no response within ${timeoutSeconds} seconds`;
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : message;
}
