import { deliveryRules, type schemas, settings } from '@worklane/contract';
import { disabledReasons, generateSecret, healthChange } from '@worklane/contract/delivery';
import { changedFields } from '@worklane/contract/merge-patch';
import { ProblemError, requireSameResource, withSettings } from '@worklane/contract/requests';
import type { StoredEvent } from '../events/event-log.ts';
import { newestFirstPage, type Page, type PageQuery } from '../newest-first-page.ts';
import { type Random, randomBits } from '../random.ts';
import { requireWebhookUrl } from './webhook-url.ts';

/** The most webhooks of an organization, as in the service by default. */
const maxPerOrganization = 100;

export interface WebhookRegistrySnapshot {
  readonly webhooks: readonly StoredWebhook[];
  readonly lastId: number;
}

/** Milliseconds for which a secret signs too after the rotation that replaced it. */
const rotationOverlap = deliveryRules.secretOverlapSeconds * 1000;

/** The organization of a webhook; undefined for any. */
export type Owner = number | undefined;

/** The webhooks of all organizations. */
export class WebhookRegistry {
  readonly #now: () => Date;
  readonly #random: Random;
  /** By ID, oldest first. */
  #webhooks = new Map<number, StoredWebhook>();
  #lastId = 0;

  constructor(now: () => Date, random: Random) {
    this.#now = now;
    this.#random = random;
  }

  /** Returns the webhooks of an organization, newest first. */
  list(owner: Owner): schemas.Webhook[] {
    const all = [...this.#webhooks.values()].map(({ webhook }) => webhook);
    return all.filter(({ org_id }) => owner === undefined || owner === org_id).reverse();
  }

  /** Returns a page of the webhooks of an organization, newest first. @throws ProblemError invalid_cursor */
  page(owner: Owner, query: PageQuery): Page<schemas.Webhook> {
    return newestFirstPage(['webhooks', owner], this.list(owner), query);
  }

  find(id: number): StoredWebhook | undefined {
    return this.#webhooks.get(id);
  }

  /** @throws ProblemError not_found */
  get(owner: Owner, id: number): StoredWebhook {
    const stored = this.#webhooks.get(id);
    if (stored && (owner === undefined || owner === stored.webhook.org_id)) return stored;
    const where = owner === undefined ? '' : ` in organization ${owner}`;
    throw new ProblemError('not_found', `No webhook ${id}${where}.`);
  }

  /** Returns the enabled webhooks that subscribe to an event. */
  subscribersOf({ organization_id, type }: StoredEvent): schemas.Webhook[] {
    const isSubscriber = ({ org_id, status, events }: schemas.Webhook) =>
      org_id === organization_id && status === 'enabled' && events.some((each) => each === type);
    return [...this.#webhooks.values()].map(({ webhook }) => webhook).filter(isSubscriber);
  }

  /** @throws ProblemError validation_failed, webhook_limit_reached */
  create(body: schemas.WebhookCreate, version?: string): StoredWebhook {
    const { org_id, url, events } = body;
    requireWebhookUrl(url);
    if (this.list(org_id).length >= maxPerOrganization) {
      const detail = `Organization ${org_id} has ${maxPerOrganization} webhooks, the maximum. Delete one first.`;
      throw new ProblemError('webhook_limit_reached', detail);
    }
    const now = this.#now().toISOString();
    this.#lastId += 1;
    const fixed = { id: this.#lastId, org_id, url, events, created_at: now, updated_at: now };
    const webhook = withSettings<schemas.Webhook>(settings.Webhook, { ...settings.Webhook.initial, ...fixed }, body);
    return this.put({
      webhook,
      ...(version !== undefined && { version }),
      secret: generateSecret(randomBits(this.#random)),
      previous: null,
      older: [],
      failingSince: null,
    });
  }

  /** @throws ProblemError validation_failed, not_found */
  replace(owner: Owner, id: number, body: schemas.WebhookReplace, version?: string): StoredWebhook {
    requireWebhookUrl(body.url);
    const stored = { ...this.get(owner, id), ...(version !== undefined && { version }) };
    const { webhook } = stored;
    requireSameResource(settings.Webhook, webhook, body);
    const replaced = withSettings(settings.Webhook, webhook, body);
    if (changedFields(webhook, replaced).length === 0) return this.put(stored);
    const { url, status } = replaced;
    const disabled_reason = status === 'disabled' ? webhook.disabled_reason : null;
    // A new URL starts without failures, and so does a webhook that is enabled again.
    const resetsFailures = url !== webhook.url || (webhook.status === 'disabled' && status === 'enabled');
    const updated_at = this.#now().toISOString();
    return this.put({
      ...stored,
      webhook: { ...replaced, disabled_reason, updated_at },
      failingSince: resetsFailures ? null : stored.failingSince,
    });
  }

  /** @throws ProblemError not_found, rate_limited */
  rotateSecret(owner: Owner, id: number): StoredWebhook {
    const stored = this.get(owner, id);
    const now = this.#now();
    const older = oldSecrets(stored, now);
    requireFewOldSecrets(id, older, now);
    return this.put({
      ...stored,
      webhook: { ...stored.webhook, updated_at: now.toISOString() },
      secret: generateSecret(randomBits(this.#random)),
      previous: { secret: stored.secret, expiresAt: new Date(now.getTime() + rotationOverlap).toISOString() },
      older,
    });
  }

  /** @throws ProblemError not_found */
  remove(owner: Owner, id: number): void {
    this.get(owner, id);
    this.#webhooks.delete(id);
  }

  put(stored: StoredWebhook): StoredWebhook {
    this.#webhooks.set(stored.webhook.id, stored);
    return stored;
  }

  snapshot(): WebhookRegistrySnapshot {
    return {
      webhooks: [...this.#webhooks.values()],
      lastId: this.#lastId,
    };
  }

  restore({ webhooks, lastId }: WebhookRegistrySnapshot): void {
    this.#webhooks = new Map(webhooks.map((stored) => [stored.webhook.id, stored]));
    this.#lastId = lastId;
  }
}

/** @throws ProblemError rate_limited */
function requireFewOldSecrets(id: number, old: readonly OldSecret[], now: Date): void {
  if (old.length < deliveryRules.maxOldSecrets) return;
  const end = Math.min(...old.map(({ expiresAt }) => Date.parse(expiresAt)));
  const seconds = Math.ceil((end - now.getTime()) / 1000);
  const detail = `Webhook ${id} has ${old.length} earlier secrets that sign, the maximum. Try again in ${seconds} s.`;
  throw new ProblemError('rate_limited', detail, { headers: { 'Retry-After': String(seconds) } });
}

/** A webhook with what the API does not return. Never changed in place. */
export interface StoredWebhook {
  readonly webhook: schemas.Webhook;
  /** The version of the contract of its deliveries. Default: the current one. */
  readonly version?: string;
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
const oldSecrets = ({ previous, older }: StoredWebhook, now: Date): OldSecret[] =>
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
