import { deliveryRules, type schemas } from '@worklane/contract';
import { generateSecret } from '@worklane/contract/delivery';
import { type Handler, ProblemError } from '@worklane/server';
import type { Connection } from '../../database/store.ts';
import {
  changeOnce,
  type IdempotentRequest,
  idempotentRequest,
  type ResultCipher,
  replayedHeader,
} from '../../http/idempotency-keys.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import {
  findWebhook,
  publicColumns,
  recordWebhookChange,
  storedWebhook,
  webhookNotFound,
  withCurrentEvents,
} from './webhook-record.ts';

/** Returns the id with which the secret of a webhook is encrypted. */
export const secretId = (organizationId: number, webhookId: number): string => `webhook ${organizationId} ${webhookId}`;

/** Encrypts the response to a request with an idempotency key, which contains a secret. */
export function secretCipher(
  encryption: Encryption,
  { operation, organizationId, principal, key }: IdempotentRequest,
): ResultCipher {
  // The literal is part of stored ciphertexts, and those of creations have no operation.
  const of = operation === 'createWebhook' ? [] : [operation];
  const id = JSON.stringify(['webhook answer', organizationId, principal, key, ...of]);
  return { encrypt: (text) => encryption.encrypt(id, text), decrypt: (text) => encryption.decrypt(id, text) };
}

/** Milliseconds for which a secret signs too after the rotation that replaced it. */
const rotationOverlap = deliveryRules.secretOverlapSeconds * 1000;

/** @throws ProblemError not_found, rate_limited, idempotency_key_reused, idempotency_key_in_progress */
export const rotateWebhookSecret =
  ({ store, clock, encryption }: WebhookDependencies): Handler<'rotateWebhookSecret'> =>
  async (call) => {
    const { organizationId } = call.principal;
    const id = call.path.webhook_id;
    const now = clock();
    const request = idempotentRequest(call);
    const { result, replayed } = await changeOnce<schemas.WebhookWithSecret>(store.db, {
      request,
      now: now.toISOString(),
      cipher: request && secretCipher(encryption, request),
      async apply(transaction) {
        const secret = generateSecret();
        const encrypted = await encryption.encrypt(secretId(organizationId, id), secret);
        const until = new Date(now.getTime() + rotationOverlap).toISOString();
        const rotated = await replaceSecret(transaction, { organizationId, id, encrypted, until, now });
        const details = { old_secret_expires_at: until };
        const change = { action: 'webhook.secret_rotated', id, url: rotated.url, details } as const;
        await recordWebhookChange(transaction, call, change, now);
        return { ...storedWebhook(rotated), secret, previous_secret_expires_at: until };
      },
      requireCurrent: (transaction) => findWebhook(transaction, organizationId, id),
    });
    return { status: 200, body: withCurrentEvents(result), headers: replayedHeader(replayed) };
  };

interface Rotation {
  readonly organizationId: number;
  readonly id: number;
  readonly encrypted: string;
  /** The end of the secret that is replaced. */
  readonly until: string;
  readonly now: Date;
}

/** Replaces the secret of a webhook and keeps those before it until their own ends. */
async function replaceSecret(transaction: Connection, { organizationId, id, encrypted, until, now }: Rotation) {
  const stored = await transaction
    .selectFrom('webhooks')
    .select(['secret', 'previous_secret', 'previous_secret_until', 'older_secrets'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw webhookNotFound(organizationId, id);
  const { secret, previous_secret, previous_secret_until, older_secrets } = stored;
  const previous = { secret: previous_secret ?? '', until: previous_secret_until ?? '' };
  const older = [previous, ...older_secrets].filter((each) => Date.parse(each.until) > now.getTime());
  requireBelowLimit(id, older, now);
  return transaction
    .updateTable('webhooks')
    .set({
      secret: encrypted,
      previous_secret: secret,
      previous_secret_until: until,
      older_secrets: JSON.stringify(older),
      updated_at: now.toISOString(),
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning(publicColumns)
    .executeTakeFirstOrThrow();
}

/** Each earlier secret adds a signature to every delivery. @throws ProblemError rate_limited */
function requireBelowLimit(id: number, old: readonly { readonly until: string }[], now: Date): void {
  if (old.length < deliveryRules.maxOldSecrets) return;
  const end = Math.min(...old.map(({ until }) => Date.parse(until)));
  const seconds = Math.ceil((end - now.getTime()) / 1000);
  const detail = `Webhook ${id} has ${old.length} earlier secrets that sign, the maximum. Try again in ${seconds} s.`;
  throw new ProblemError('rate_limited', detail, { headers: { 'Retry-After': String(seconds) } });
}
