// Generated from specs/schemas/problem by `npm run generate`. Do not edit.

import type { ProblemInfo } from '../catalogues.ts';

/** Every problem type, by code. */
export const problems = {
  "malformed_json": {
    "status": 400,
    "title": "Malformed JSON",
    "cause": "The request body is empty or is not valid JSON in UTF-8. `detail` gives the position of the error.",
    "remedy": "Create the body with a JSON library instead of by hand. Common mistakes are a trailing comma, single quotes, and quotes that\nthe shell removed. In a shell, read the body from a file:\n\n```sh\ncurl http://127.0.0.1:4010/api/v1/1042/tasks \\\n  -H \"Authorization: Bearer $ACCESS_TOKEN\" -H 'Accept: application/json' \\\n  -H 'Content-Type: application/json' --data @task.json\n```"
  },
  "invalid_parameter": {
    "status": 400,
    "title": "Invalid parameter",
    "cause": "A path, query or header parameter is unknown, is missing or has an invalid value. `errors` lists each one.",
    "remedy": "Correct the parameters that `errors` names. Each operation page lists the parameters of the operation with their types and\nlimits. Names are case-sensitive, and unknown query parameters are rejected rather than ignored, and so is an `Idempotency-Key` with\nan operation that has an effect and does not support one."
  },
  "invalid_cursor": {
    "status": 400,
    "title": "Invalid cursor",
    "cause": "The cursor was not issued by this list or feed, or the filters or the sort order have changed since it was issued.",
    "remedy": "Send `next_cursor` unchanged, together with the same filters and the same `sort` as in the first request. To change filters\nor sort order, start again without `cursor`."
  },
  "token_missing": {
    "status": 401,
    "title": "Missing access token",
    "cause": "The request has no `Authorization: Bearer` header.",
    "remedy": "Send the access token in the `Authorization` header; it is not accepted in the query or in the body:\n\n```sh\ncurl http://127.0.0.1:4010/api/v1/1042/tasks \\\n  -H \"Authorization: Bearer $ACCESS_TOKEN\" -H 'Accept: application/json'\n```\n\nTo get a token, choose Generate token in the dashboard, or call the token endpoint."
  },
  "token_invalid": {
    "status": 401,
    "title": "Invalid access token",
    "cause": "The access token is malformed, has an invalid signature, or was issued by another server.",
    "remedy": "Check that the header contains the complete `access_token` of the token response, and not a refresh token, a client secret or\na webhook secret. A token works only at the base URL that issued it. If it is complete, request a new one."
  },
  "token_expired": {
    "status": 401,
    "title": "Access token expired",
    "cause": "The access token is older than its lifetime, which the token response gives in `expires_in`, in seconds.",
    "remedy": "Get a new access token and repeat the request: with the refresh token if the application has one, otherwise with the\nclient credentials grant.\n\n```sh\ncurl http://127.0.0.1:4010/oauth/token \\\n  -d grant_type=refresh_token -d client_id=\"$CLIENT_ID\" -d client_secret=\"$CLIENT_SECRET\" \\\n  -d refresh_token=\"$REFRESH_TOKEN\"\n```\n\n`@worklane/client` refreshes tokens by itself."
  },
  "token_revoked": {
    "status": 401,
    "title": "Access token revoked",
    "cause": "The access token, its grant or its application was revoked, or the role of the member has changed since it was issued.",
    "remedy": "Refresh the token: after a change of the role, this returns a token with the scopes of the new role. If the refresh fails with\n`invalid_grant`, the user has to authorize the application again. A private application requests a new token with its\nclient credentials."
  },
  "dpop_proof_invalid": {
    "status": 401,
    "title": "Invalid DPoP proof",
    "cause": "The access token is bound to a key, and the header `DPoP` is not a new proof by this key for this request (RFC 9449).",
    "remedy": "Sign a new proof for each request, also for a repetition. If the response has the header `DPoP-Nonce`, repeat the request with a\nproof that has this `nonce`; the client of Worklane does."
  },
  "insufficient_scope": {
    "status": 403,
    "title": "Insufficient scope",
    "cause": "The access token lacks a scope that the operation requires, or the read scope of an event to which a webhook subscribes. `detail` and `WWW-Authenticate` name the scope.",
    "remedy": "Request a token with the missing scope. A public application starts the authorization code flow again with the scope in\n`scope`, because a refresh cannot add scopes; a private application adds it to the `scope` of its token request. The\napplication must be registered with the scope, and the role of the member must include it."
  },
  "wrong_organization": {
    "status": 403,
    "title": "Wrong organization",
    "cause": "The request names another organization than the one to which the access token is bound.",
    "remedy": "Use the `organization_id` of the token response in the path, and as `org_id` of a webhook. To access several organizations,\nget one token for each of them."
  },
  "organization_suspended": {
    "status": 403,
    "title": "Organization suspended",
    "cause": "The operator of the service has suspended the organization. `detail` gives the reason. Its webhooks receive nothing either.",
    "remedy": "Ask the operator of the service. Do not request new tokens: those that you have work again when the suspension ends, and the\nevent feed and webhooks continue where they stopped."
  },
  "not_found": {
    "status": 404,
    "title": "Not found",
    "cause": "No route matches the path, or the record does not exist in the organization. A record of another organization is also not found.",
    "remedy": "If `detail` names a route, compare the path with the reference: it has the version `/api/v1`, the organization ID, the plural\nof the resource, and no slash at the end. If it names a record, the record was deleted or the ID belongs to another\norganization; remove the ID from your data."
  },
  "method_not_allowed": {
    "status": 405,
    "title": "Method not allowed",
    "cause": "The path exists, but does not support the method of the request.",
    "remedy": "Use one of the methods in the `Allow` header. Records are updated with `PATCH`, webhooks with `PUT`."
  },
  "not_acceptable": {
    "status": 406,
    "title": "Not acceptable",
    "cause": "The operation cannot respond in any of the media types in the `Accept` header.",
    "remedy": "Send `Accept: application/json`, or `Accept: text/event-stream` for the event stream. `detail` lists the media types that the\noperation returns."
  },
  "record_referenced": {
    "status": 409,
    "title": "Record still referenced",
    "cause": "The record cannot be deleted, because other records refer to it. `referenced_by` lists up to 20 of them.",
    "remedy": "Delete the records in `referenced_by`, or set their references to another record or to `null`. Then repeat the request. To\nkeep history, change the status of the record instead of deleting it."
  },
  "record_exists": {
    "status": 409,
    "title": "Record not deleted",
    "cause": "The record to restore exists: it was never deleted, or it has been restored already.",
    "remedy": "There is nothing to do. Get the record, which `detail` names, to see its current values."
  },
  "external_id_taken": {
    "status": 409,
    "title": "External ID already in use",
    "cause": "Another record of the same resource kind in the organization has this `external_id`.",
    "remedy": "The record probably exists already: find it by its external ID and update it instead of creating it again.\n\n```sh\ncurl 'http://127.0.0.1:4010/api/v1/1042/tasks?external_id=trello-5f2c' \\\n  -H \"Authorization: Bearer $ACCESS_TOKEN\" -H 'Accept: application/json'\n```"
  },
  "value_taken": {
    "status": 409,
    "title": "Value already in use",
    "cause": "Another record of the same resource kind in the organization has the same value of a field that must be unique. `errors` names the field. The description of such a field says so; the kinds of a standard installation have none.",
    "remedy": "Update the other record, whose ID `detail` names, or choose another value. Text is compared exactly."
  },
  "idempotency_key_in_progress": {
    "status": 409,
    "title": "Request in progress",
    "cause": "A request with the same `Idempotency-Key` has not finished yet.",
    "remedy": "Repeat the request with the same key after one second. When the first request has finished, the response is the same as the\nfirst one. Do not use a new key: that would apply the request twice."
  },
  "created_record_deleted": {
    "status": 409,
    "title": "Created record deleted",
    "cause": "A request with the same `Idempotency-Key` created the record or the webhook, which has been deleted since. A replay of the first response would pretend that it exists.",
    "remedy": "To create it again, send the request with a new key. Otherwise there is nothing to do: the first request succeeded."
  },
  "webhook_disabled": {
    "status": 409,
    "title": "Webhook disabled",
    "cause": "The webhook is disabled, so that nothing can be sent to it: neither a test message nor a redelivery. `disabled_reason` of the webhook gives the reason.",
    "remedy": "Correct the endpoint and enable the webhook. Then recover the deliveries that had failed before:\n\n```sh\ncurl -X PUT http://127.0.0.1:4010/api/webhooks/88 \\\n  -H \"Authorization: Bearer $ACCESS_TOKEN\" -H 'Content-Type: application/json' \\\n  -d '{\"url\": \"https://hooks.harbour-and-pine.example/worklane\", \"events\": [\"task.created\"], \"status\": \"enabled\"}'\ncurl -X POST http://127.0.0.1:4010/api/webhooks/88/recover \\\n  -H \"Authorization: Bearer $ACCESS_TOKEN\" -H 'Content-Type: application/json' -d '{}'\n```\n\nEvents that occurred while it was disabled have no deliveries: read them from the event feed."
  },
  "webhook_limit_reached": {
    "status": 409,
    "title": "Webhook limit reached",
    "cause": "The organization has the maximum number of webhooks, which is 100 by default.",
    "remedy": "Delete webhooks that are no longer used. One webhook can subscribe to all events, and an endpoint can distribute them by\n`type`, so that an application rarely needs more than one."
  },
  "quota_reached": {
    "status": 409,
    "title": "Quota reached",
    "cause": "The organization has as many records or applications as it may have. `detail` gives the number. There are at most 100 applications by default; records have a quota only if the operator of the service has set one.",
    "remedy": "Delete what is no longer used, or ask the operator of the service for a higher quota. After deletions, it can take ten seconds\nuntil records are counted again."
  },
  "cursor_expired": {
    "status": 410,
    "title": "Cursor expired",
    "cause": "The cursor of the event feed is older than 30 days, so that events after it have been deleted.",
    "remedy": "Start again: read complete lists of the records that you keep, delete your copies of records that are no longer in them, and\nthen read the feed without a cursor. Ignore events whose `data.version` is not newer than that of your copy."
  },
  "resync_required": {
    "status": 410,
    "title": "Resync required",
    "cause": "The service was recovered from a backup or by another server of its database, and the events before this cursor include some that were undone. Such an event has an ID that the feed does not return again, and a change that the record does not have.",
    "remedy": "Get each record that you changed because of an event since `resync.undone_since`, and store what you get, also if its version\nis older than yours. Delete your copy on 404. Then continue the feed with the cursor `resync.from`: no event after it is\nmissing, but you may have received some of them before. If you do not know these records, start again as for\n[cursor_expired](#cursor_expired)."
  },
  "version_mismatch": {
    "status": 412,
    "title": "Version mismatch",
    "cause": "The record was changed since the version in `If-Match` was read.",
    "remedy": "Get the record, apply your change to its current values, and send it with the new `ETag`. The error response has the current\n`ETag` too, but sending only that would overwrite the changes of others."
  },
  "body_too_large": {
    "status": 413,
    "title": "Request body too large",
    "cause": "The request body is larger than 1 MiB (1,048,576 bytes).",
    "remedy": "Shorten long texts. Store files on a server of your own, and refer to them with `content_url` of a document."
  },
  "unsupported_media_type": {
    "status": 415,
    "title": "Unsupported media type",
    "cause": "The operation does not accept the `Content-Type`, the character set or the `Content-Encoding` of the body. The `Accept` header of the response lists the supported media types.",
    "remedy": "Send `Content-Type: application/json` with a body in UTF-8 and without compression. Updates also accept\n`application/merge-patch+json`; the token endpoint accepts `application/x-www-form-urlencoded` only."
  },
  "validation_failed": {
    "status": 422,
    "title": "Validation failed",
    "cause": "The body is valid JSON but violates the schema or a rule of the operation. `errors` lists up to 100 violations, each with the location and a code.",
    "remedy": "Correct the fields that `errors` names: `pointer` is the location in the body, `code` the kind of\n[violation](#violations), and `detail` says what is expected. Show `detail` beside the field of a form, since it completes a\nsentence that begins with the name of the field."
  },
  "idempotency_key_reused": {
    "status": 422,
    "title": "Idempotency key reused",
    "cause": "A request with the same `Idempotency-Key` and a different path or body was sent in the last 24 hours.",
    "remedy": "Create a new key, such as a UUID, for each request, and send the same key only with retries of the same request:\n\n```js\nconst headers = { 'Idempotency-Key': crypto.randomUUID() };\n```"
  },
  "rate_limited": {
    "status": 429,
    "title": "Too many requests",
    "cause": "The application, or the member for whom it acts, has sent more requests than the rate limit allows, has too many event streams open, or has rotated the secret of a webhook too often. The default limit is 600 requests per minute.",
    "remedy": "Wait for the number of seconds in `Retry-After`, then repeat the request. To avoid the error, slow down when the\n`RateLimit` header reports few remaining requests (`r`), read lists with `limit=200`, and use webhooks or the event feed\ninstead of polling records."
  },
  "internal_error": {
    "status": 500,
    "title": "Internal server error",
    "cause": "An unexpected error occurred in the service and was logged.",
    "remedy": "Repeat the request once. If the error persists, report the `request_id` to the operator of the service, who finds the cause\nin the log by it. A request with an `Idempotency-Key` can be repeated safely."
  },
  "not_implemented": {
    "status": 501,
    "title": "Not implemented",
    "cause": "The server has no handler for this operation. Only servers built on the stub return this error; the Worklane service implements every operation.",
    "remedy": "Add a handler for the operation to the server. `detail` gives its operation ID."
  },
  "service_unavailable": {
    "status": 503,
    "title": "Service unavailable",
    "cause": "The service is starting, stopping or overloaded, its database is not available, or it is read-only for maintenance.",
    "remedy": "Repeat the request after the number of seconds in `Retry-After`. Send an `Idempotency-Key` with requests that have an\neffect, so that a repetition does not have it twice. If the error persists, check `/health/ready` of the service."
  }
} as const satisfies Record<string, ProblemInfo>;

/** The code of a problem response. */
export type ProblemCode =
  | 'malformed_json'
  | 'invalid_parameter'
  | 'invalid_cursor'
  | 'token_missing'
  | 'token_invalid'
  | 'token_expired'
  | 'token_revoked'
  | 'dpop_proof_invalid'
  | 'insufficient_scope'
  | 'wrong_organization'
  | 'organization_suspended'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'record_referenced'
  | 'record_exists'
  | 'external_id_taken'
  | 'value_taken'
  | 'idempotency_key_in_progress'
  | 'created_record_deleted'
  | 'webhook_disabled'
  | 'webhook_limit_reached'
  | 'quota_reached'
  | 'cursor_expired'
  | 'resync_required'
  | 'version_mismatch'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'validation_failed'
  | 'idempotency_key_reused'
  | 'rate_limited'
  | 'internal_error'
  | 'not_implemented'
  | 'service_unavailable';


/** The code of one violation in a request. */
export type ProblemErrorCode =
  | 'required'
  | 'unknown_property'
  | 'invalid_type'
  | 'invalid_format'
  | 'not_in_enum'
  | 'no_match'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'too_few_items'
  | 'too_many_items'
  | 'duplicate_items'
  | 'too_many_properties'
  | 'too_deep'
  | 'forbidden_character'
  | 'not_allowed'
  | 'reference_not_found'
  | 'end_before_start'
  | 'currency_mismatch'
  | 'scope_missing'
  | 'url_not_https'
  | 'url_has_credentials'
  | 'url_has_fragment'
  | 'url_not_public';
