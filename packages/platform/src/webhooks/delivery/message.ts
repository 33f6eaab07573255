import { eventJson } from '../../outbox/event-json.ts';
import { fixedHeaders } from '../attempts/request-headers.ts';
import { sign } from '../transport/sign.ts';
import type { Delivery } from './claim.ts';
import type { Shipment } from './shipment.ts';

/** The body, the same at every attempt; undefined when its event does not exist any more. */
export function bodyOf(delivery: Delivery): string | undefined {
  if (delivery.body !== null) return delivery.body;
  const { organization_id, message_id: id, message_type: type, data, previous, happened_at } = delivery;
  if (data === null || happened_at === null) return undefined;
  return eventJson({ organization_id, id, type, data, previous, created_at: happened_at });
}

/** The headers of Standard Webhooks, signed at a moment with all secrets that stand. */
export function signedHeaders({ delivery, body, secrets }: Shipment, now: Date): Record<string, string> {
  const id = delivery.message_id;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    ...fixedHeaders,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': sign({ id, timestamp, body, secrets }),
  };
}
