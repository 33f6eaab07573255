import type { schemas } from '@worklane/contract';
import {
  createdRecordDeleted,
  decodeCursor,
  encodeCursor,
  invalidTimestamp,
  requireEventScopes,
  requireOrganization,
  timestampParameter,
  utcTimestamp,
  validationProblem,
} from '@worklane/model';
import { jsonResponse } from '../http/json-response.ts';
import type { HttpResponse } from '../http/request-handler.ts';
import { redeliveryWindow } from '../webhooks/redelivery.ts';
import type { StoredWebhook } from '../webhooks/webhook-record.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { type Call, type OperationHandlers, principalOf } from './call.ts';
import { nextLink } from './next-link.ts';
import { idIn, type Once } from './once.ts';

export interface WebhookOperationOptions {
  readonly now: () => Date;
  readonly once: Once;
}

/** Returns the operations on webhooks and their delivery logs. */
export function webhookOperations(webhooks: Webhooks, { now, once }: WebhookOperationOptions): OperationHandlers {
  const { registry } = webhooks;
  /** Performs a change of a webhook that must still exist when it is repeated. */
  const change = (call: Call, perform: () => HttpResponse) => once(call, perform, () => registry.get(...target(call)));

  return {
    listWebhooks: (call) => listResponse(call, ['webhooks'], registry.list(ownerOf(call))),

    createWebhook(call) {
      const principal = principalOf(call);
      const body = call.body as schemas.WebhookCreate;
      requireOrganization(principal, body.org_id);
      requireEventScopes(principal, body.events);
      const perform = () => {
        const stored = registry.create(body);
        return jsonResponse(201, withSecret(stored), { Location: `/api/webhooks/${stored.webhook.id}` });
      };
      return once(call, perform, (response) => {
        if (!registry.find(idIn(response))) throw createdRecordDeleted('webhook', idIn(response));
      });
    },

    getWebhook: (call) => jsonResponse(200, registry.get(...target(call)).webhook),

    replaceWebhook(call) {
      const body = call.body as schemas.WebhookReplace;
      requireEventScopes(principalOf(call), body.events);
      return change(call, () => jsonResponse(200, registry.replace(...target(call), body).webhook));
    },

    deleteWebhook: (call) =>
      once(call, () => {
        webhooks.delete(...target(call));
        return { status: 204, headers: {}, body: null };
      }),

    rotateWebhookSecret: (call) =>
      change(call, () => jsonResponse(200, withSecret(registry.rotateSecret(...target(call))))),

    testWebhook: (call) =>
      change(call, () => {
        const body = (call.body ?? undefined) as schemas.WebhookTestRequest | undefined;
        return jsonResponse(202, webhooks.test(...target(call), body));
      }),

    listWebhookLogs: (call) => listLogs(call, webhooks),

    redeliverWebhookLog: (call) =>
      change(call, () => jsonResponse(202, webhooks.redeliver(...target(call), Number(call.path.log_id)))),

    recoverWebhook: (call) =>
      change(call, () => {
        const body = call.body as schemas.WebhookRecovery | null;
        return jsonResponse(202, webhooks.recover(...target(call), recoveryStart(body?.since, now())));
      }),
  };
}

/** A token that the mock did not issue may use the webhooks of every organization. */
const ownerOf = (call: Call) => principalOf(call).organizationId;

const target = (call: Call) => [ownerOf(call), Number(call.path.webhook_id)] as const;

const withSecret = ({ webhook, secret, previous }: StoredWebhook): schemas.WebhookWithSecret => ({
  ...webhook,
  secret,
  previous_secret_expires_at: previous?.expiresAt ?? null,
});

function listLogs(call: Call, webhooks: Webhooks): HttpResponse {
  const { status, event_type, created_at_from, created_at_to } = call.query as LogQuery;
  const from = queryTime('created_at_from', created_at_from);
  const to = queryTime('created_at_to', created_at_to);
  const [owner, id] = target(call);
  const list = ['webhook logs', id, status, event_type, from, to];
  return listResponse(call, list, webhooks.logs(owner, id, { status, event_type, from, to }));
}

interface LogQuery {
  readonly status?: schemas.WebhookLogStatus;
  readonly event_type?: schemas.WebhookMessageType;
  readonly created_at_from?: string;
  readonly created_at_to?: string;
}

/** Returns milliseconds since 1970. @throws ProblemError invalid_parameter */
const queryTime = (name: string, text: string | undefined) =>
  text === undefined ? undefined : Date.parse(timestampParameter(name, text));

/** @throws ProblemError validation_failed */
function recoveryStart(text: string | undefined, now: Date): Date {
  const utc = utcTimestamp(text ?? new Date(now.getTime() - redeliveryWindow).toISOString());
  const violation =
    utc === undefined ? invalidTimestamp : ({ code: 'too_small', detail: 'must be at most 30 days ago' } as const);
  if (utc !== undefined && Date.parse(utc) >= now.getTime() - redeliveryWindow) return new Date(utc);
  throw validationProblem('field', [{ in: 'body', pointer: '/since', ...violation }]);
}

/**
 * Returns a page of what a list contains, newest first.
 *
 * @param list identifies the list, with its filters
 */
function listResponse(call: Call, list: readonly unknown[], all: readonly { readonly id: number }[]): HttpResponse {
  const { limit, cursor } = call.query as { limit: number; cursor?: string };
  const name = JSON.stringify([...list, ownerOf(call)]);
  const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(name, cursor, isId).id;
  const following = all.filter(({ id }) => id < before);
  const data = following.slice(0, limit);
  const last = following.length > limit ? data.at(-1) : undefined;
  const next = last ? encodeCursor(name, { value: last.id, id: last.id }) : null;
  return jsonResponse(200, { data, next_cursor: next }, nextLink(call.request.url, next));
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);
