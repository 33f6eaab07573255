import type { schemas } from '@worklane/contract';
import type { DeliveryTrigger } from '../../database/tables/webhooks.ts';
import { eventJson } from '../../outbox/event-json.ts';
import { fixedHeaders } from './request-headers.ts';

/** An attempt that was made or is pending, with the event of which it tells. */
export interface AttemptRow {
  organization_id: number;
  webhook_id: number;
  id: number;
  transaction_id: string | null;
  position: number | null;
  message_id: string;
  message_type: string;
  body: string | null;
  trigger: DeliveryTrigger;
  attempt: number;
  status: schemas.WebhookLogStatus;
  url: string;
  /** JSON text; null while it is pending. */
  request_headers: string | null;
  response_status: number | null;
  /** JSON text. */
  response_headers: string | null;
  response_body: string | null;
  error_code: string | null;
  error_detail: string | null;
  duration_ms: number | null;
  created_at: string;
  next_attempt_at: string | null;
  /** JSON text; null where a body stands, as in a test. */
  event_data: string | null;
  event_previous: string | null;
  event_created_at: string | null;
}

export const toWebhookLog = (row: AttemptRow): schemas.WebhookLog => ({
  id: row.id,
  webhook_id: row.webhook_id,
  event_id: row.message_id,
  event_type: row.message_type as schemas.WebhookMessageType,
  attempt: row.attempt,
  trigger: row.trigger,
  status: row.status,
  url: row.url,
  request: { headers: requestHeaders(row), body: requestBody(row) },
  response: response(row),
  error: error(row),
  duration_ms: row.duration_ms,
  created_at: row.created_at,
  next_attempt_at: row.next_attempt_at,
});

const requestHeaders = ({ request_headers, message_id }: AttemptRow): schemas.HttpHeaders =>
  request_headers === null ? { ...fixedHeaders, 'webhook-id': message_id } : JSON.parse(request_headers);

function requestBody(row: AttemptRow): string {
  if (row.body !== null) return row.body;
  const { organization_id, message_id: id, message_type: type, event_data: data, event_created_at: created_at } = row;
  // Events are kept longer than anything that refers to them.
  if (data === null || created_at === null) return '';
  return eventJson({ organization_id, id, type, data, previous: row.event_previous, created_at });
}

function response({ response_status, response_headers, response_body }: AttemptRow): schemas.WebhookLog['response'] {
  if (response_status === null) return null;
  return { status: response_status, headers: JSON.parse(response_headers ?? '{}'), body: response_body ?? '' };
}

const error = ({ error_code, error_detail }: AttemptRow): schemas.WebhookLog['error'] =>
  error_code === null
    ? null
    : { code: error_code as schemas.DeliveryErrorCode, detail: error_detail ?? 'It is not known why.' };
