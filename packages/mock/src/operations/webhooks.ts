import type { schemas } from '@worklane/contract';
import { createdRecordDeleted, nextLink, requireEventScopes, requireOrganization } from '@worklane/contract/requests';
import { type AttemptFilter, type Page, type PageQuery, type Webhooks, withSecret } from '@worklane/model';
import { jsonResponse } from '../http/json-response.ts';
import type { HttpResponse } from '../http/request-handler.ts';
import { publicContract } from '../validation/public-contract.ts';
import { type Call, type OperationHandlers, principalOf } from './call.ts';
import { idIn, type Once } from './once.ts';

/** Returns the operations on webhooks and their delivery logs. */
export function webhookOperations(webhooks: Webhooks, once: Once): OperationHandlers {
  const { registry } = webhooks;
  /** Performs a change of a webhook that must still exist when it is repeated. */
  const change = (call: Call, perform: () => HttpResponse) => once(call, perform, () => registry.get(...target(call)));

  return {
    listWebhooks: (call) => pageResponse(call, registry.page(ownerOf(call), pageQuery(call))),

    createWebhook(call) {
      const principal = principalOf(call);
      const body = call.body as schemas.WebhookCreate;
      requireOrganization(principal, body.org_id);
      requireEventScopes(principal, body.events);
      const perform = () => {
        const stored = registry.create(body, versionOf(call));
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
      return change(call, () => jsonResponse(200, registry.replace(...target(call), body, versionOf(call)).webhook));
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

    listWebhookLogs: (call) => pageResponse(call, webhooks.logs(...target(call), pageQuery(call))),

    redeliverWebhookLog: (call) =>
      change(call, () => jsonResponse(202, webhooks.redeliver(...target(call), Number(call.path.log_id)))),

    recoverWebhook: (call) =>
      change(call, () => {
        const body = (call.body ?? undefined) as schemas.WebhookRecovery | undefined;
        return jsonResponse(202, webhooks.recover(...target(call), body));
      }),
  };
}

/** A token that the mock did not issue may use the webhooks of every organization. */
const ownerOf = (call: Call) => principalOf(call).organizationId;

const versionOf = ({ request }: Call) => publicContract.versions.asked(request.headers);

const pageQuery = ({ query }: Call) => query as unknown as AttemptFilter & PageQuery;

const target = (call: Call) => [ownerOf(call), Number(call.path.webhook_id)] as const;

function pageResponse({ request }: Call, page: Page<object>): HttpResponse {
  return jsonResponse(200, page, nextLink(request.target, page.next_cursor));
}
