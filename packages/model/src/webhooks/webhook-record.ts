import type { schemas } from '@worklane/contract';
import { disabledReasons, healthChange } from '@worklane/contract/delivery';
import { ProblemError } from '../problem-error.ts';

/** A webhook with what the API does not return. Never changed in place. */
export interface StoredWebhook {
  readonly webhook: schemas.Webhook;
  readonly secret: string;
  /** Signs too until it expires, after a rotation. */
  readonly previous: OldSecret | null;
  /** Those before the previous one, each of which signs too until it expires. */
  readonly older: readonly OldSecret[];
  /** The time of the first failure since the last success. */
  readonly failingSince: string | null;
}

/** Returns a webhook as the operations that create a secret return it. */
export const withSecret = ({ webhook, secret, previous }: StoredWebhook): schemas.WebhookWithSecret => ({
  ...webhook,
  secret,
  previous_secret_expires_at: previous?.expiresAt ?? null,
});

export interface OldSecret {
  readonly secret: string;
  readonly expiresAt: string;
}

/** Returns the secrets before the current one that sign at a time. */
export const oldSecrets = ({ previous, older }: StoredWebhook, now: Date): OldSecret[] =>
  [...(previous ? [previous] : []), ...older].filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());

/** Returns the secrets that sign at a time. */
export const signingSecrets = (stored: StoredWebhook, now: Date): string[] => [
  stored.secret,
  ...oldSecrets(stored, now).map(({ secret }) => secret),
];

/** @throws ProblemError webhook_disabled */
export function requireEnabled({ webhook: { id, status, disabled_reason: reason } }: StoredWebhook): void {
  if (status === 'enabled') return;
  throw new ProblemError('webhook_disabled', `Webhook ${id} is disabled.${reason === null ? '' : ` ${reason}`}`);
}

/** Returns the webhook after an attempt. 410 disables it, and so do failures for 5 days without a success. */
export function withHealth(stored: StoredWebhook, log: schemas.WebhookLog, now: Date): StoredWebhook {
  const { webhook, failingSince } = stored;
  // The health belongs to a URL, and only requests that were sent count.
  if (webhook.url !== log.url || webhook.status !== 'enabled') return stored;
  const change = healthChange(log, failingSince, now);
  const updated_at = now.toISOString();
  switch (change) {
    case undefined:
      return stored;
    case 'recovered':
      return { ...stored, failingSince: null };
    case 'failing':
      return { ...stored, failingSince: updated_at };
    default:
      return {
        ...stored,
        webhook: { ...webhook, status: 'disabled', disabled_reason: disabledReasons[change], updated_at },
      };
  }
}
