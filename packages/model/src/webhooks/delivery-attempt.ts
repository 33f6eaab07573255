import { deliveryRules, type schemas } from '@worklane/contract';
import { attemptResult, type DeliveryOutcome } from '@worklane/contract/delivery';
import { Webhook } from 'standardwebhooks';

/** One attempt to deliver a message. Never changed in place. */
export interface DeliveryAttempt {
  readonly log: schemas.WebhookLog;
  /** How many attempts of the retry schedule were made before. */
  readonly retries: number;
}

export interface NewAttempt {
  readonly id: number;
  readonly webhook: schemas.Webhook;
  readonly message: { readonly id: string; readonly type: string };
  /** The JSON of the message, the same for each attempt. */
  readonly body: string;
  /** Whether it is a test message. */
  readonly test?: boolean;
  readonly trigger: schemas.WebhookLogTrigger;
  readonly attempt: number;
  readonly retries?: number;
  readonly dueAt: string;
}

/** Returns an attempt that is still to be made. */
export const pendingAttempt = ({ id, webhook, message, retries = 0, ...rest }: NewAttempt): DeliveryAttempt => ({
  log: {
    id,
    webhook_id: webhook.id,
    event_id: message.id,
    event_type: message.type as schemas.WebhookMessageType,
    attempt: rest.attempt,
    trigger: rest.trigger,
    status: 'pending',
    url: webhook.url,
    request: {
      headers: {
        ...deliveryRules.headers,
        'webhook-id': message.id,
        ...(rest.test && { [deliveryRules.testHeader]: 'true' }),
      },
      body: rest.body,
    },
    response: null,
    error: null,
    duration_ms: null,
    created_at: rest.dueAt,
    next_attempt_at: null,
  },
  retries,
});

/** Returns whether the message of an attempt is a test message. */
export const isTest = ({ request }: schemas.WebhookLog): boolean => deliveryRules.testHeader in request.headers;

interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly outcome: DeliveryOutcome;
  readonly now: Date;
  /** From 0 to 1; spreads retries. */
  readonly random: () => number;
}

/** Returns an attempt that was made. */
export function madeAttempt(
  { log, retries }: DeliveryAttempt,
  { headers, outcome, now, random }: SentRequest,
): DeliveryAttempt {
  const { response = null, durationMs } = outcome;
  const { error = null, nextAttemptAt } = attemptResult({ outcome, trigger: log.trigger, retries, now, random });
  return {
    log: {
      ...log,
      status: error ? 'failed' : 'succeeded',
      request: { ...log.request, headers: { ...headers } },
      response,
      error,
      duration_ms: durationMs,
      next_attempt_at: nextAttemptAt?.toISOString() ?? null,
    },
    retries,
  };
}

export interface SignedContent {
  /** The ID of the event, the same for each attempt. */
  readonly id: string;
  /** The body exactly as it is sent. */
  readonly body: string;
  /** `whsec_` and base64; several after a rotation. */
  readonly secrets: readonly string[];
  /** The time of the attempt. */
  readonly now: Date;
}

/** Returns the request headers of an attempt, with one signature for each secret (Standard Webhooks 1.0). */
export function deliveryHeaders({ id, body, secrets, now }: SignedContent): Record<string, string> {
  return {
    ...deliveryRules.headers,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => signer(secret).sign(id, now, body)).join(' '),
  };
}

function signer(secret: string): Webhook {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret)) {
    throw new Error('Invalid secret: must be whsec_ followed by base64, as returned when the webhook was created.');
  }
  return new Webhook(secret);
}
