// Generated from specs/schemas/problem by `npm run generate`. Do not edit.

import type { ProblemInfo } from '../catalogues.ts';

/** Every problem type, by code. */
export const problems = {
  "malformed_json": {
    "status": 400,
    "title": "The body is not JSON",
    "description": "The body could not be parsed as JSON; `detail` says where it breaks."
  },
  "invalid_parameter": {
    "status": 400,
    "title": "A parameter is not valid",
    "description": "A query, path or header parameter is unknown or has a value it cannot have; `errors` names each."
  },
  "invalid_cursor": {
    "status": 400,
    "title": "The cursor is not valid",
    "description": "The cursor was not issued by this list, or its filters and sort have changed since. Start without a cursor."
  },
  "token_missing": {
    "status": 401,
    "title": "No access token",
    "description": "The request has no `Authorization: Bearer` header."
  },
  "token_invalid": {
    "status": 401,
    "title": "The access token is not valid",
    "description": "The access token is malformed, has a wrong signature or was issued by someone else."
  },
  "token_expired": {
    "status": 401,
    "title": "The access token has expired",
    "description": "Refresh it, or ask for a new one."
  },
  "token_revoked": {
    "status": 401,
    "title": "The access token was revoked",
    "description": "The token, its grant or its application was revoked. Ask for a new one."
  },
  "session_missing": {
    "status": 401,
    "title": "Nobody is signed in",
    "description": "The request has no session, or its session has ended. The dashboard is told so; no operation here answers it."
  },
  "insufficient_scope": {
    "status": 403,
    "title": "The access token lacks a scope",
    "description": "The token was not granted a scope that the operation needs; `WWW-Authenticate` names it."
  },
  "wrong_organization": {
    "status": 403,
    "title": "Not the organization of the access token",
    "description": "An access token is bound to one organization; the request names another one."
  },
  "owner_required": {
    "status": 403,
    "title": "Owners alone may do this",
    "description": "Owners of the organization alone look after its applications; another member was signed in. The dashboard is told so; no operation here answers it."
  },
  "csrf_token_invalid": {
    "status": 403,
    "title": "The request does not come from the dashboard",
    "description": "The request carries a session, but not the token of that session that proves where it comes from. The dashboard is told so; no operation here answers it."
  },
  "not_found": {
    "status": 404,
    "title": "Not found",
    "description": "Nothing is at this path: no such route, or no such record in the organization."
  },
  "method_not_allowed": {
    "status": 405,
    "title": "Method not allowed",
    "description": "The path exists, but not with this method; `Allow` names those it has."
  },
  "not_acceptable": {
    "status": 406,
    "title": "Not acceptable",
    "description": "None of the media types in `Accept` can be served; the service answers JSON."
  },
  "record_referenced": {
    "status": 409,
    "title": "Other records refer to this one",
    "description": "Change or delete the records in `referenced_by` first."
  },
  "external_id_taken": {
    "status": 409,
    "title": "The external id is taken",
    "description": "Another record of the kind has this `external_id`."
  },
  "idempotency_key_in_progress": {
    "status": 409,
    "title": "The same request is still in progress",
    "description": "A request with this `Idempotency-Key` has not been answered yet. Try again in a moment."
  },
  "webhook_disabled": {
    "status": 409,
    "title": "The webhook is disabled",
    "description": "Nothing is sent to a disabled webhook. Set its `status` to `enabled` first."
  },
  "webhook_limit_reached": {
    "status": 409,
    "title": "Too many webhooks",
    "description": "The organization has as many webhooks as it may have. Delete one first."
  },
  "cursor_expired": {
    "status": 410,
    "title": "The cursor is older than the feed",
    "description": "Events are kept for 30 days and those after this cursor are gone. Read the records anew, then start without a cursor."
  },
  "version_mismatch": {
    "status": 412,
    "title": "The record has changed",
    "description": "The version in `If-Match` is not the current one. Get the record, apply your change to it, try again."
  },
  "body_too_large": {
    "status": 413,
    "title": "The body is too large",
    "description": "A body may have at most 1 MiB."
  },
  "unsupported_media_type": {
    "status": 415,
    "title": "Unsupported media type",
    "description": "The operation does not take bodies of this `Content-Type`."
  },
  "validation_failed": {
    "status": 422,
    "title": "The body is not valid",
    "description": "The body is JSON but not what the operation takes; `errors` names each place."
  },
  "idempotency_key_reused": {
    "status": 422,
    "title": "The idempotency key was used before",
    "description": "The `Idempotency-Key` was sent with another request in the last 24 hours."
  },
  "rate_limited": {
    "status": 429,
    "title": "Too many requests",
    "description": "Wait for the seconds in `Retry-After`."
  },
  "internal_error": {
    "status": 500,
    "title": "Something went wrong",
    "description": "The fault is on the side of the service and was recorded. Report `request_id` if it stays."
  },
  "not_implemented": {
    "status": 501,
    "title": "Not implemented",
    "description": "The server does not implement this operation."
  },
  "service_unavailable": {
    "status": 503,
    "title": "The service is not available",
    "description": "The service is starting, stopping or overloaded. Try again after `Retry-After`."
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
  | 'session_missing'
  | 'insufficient_scope'
  | 'wrong_organization'
  | 'owner_required'
  | 'csrf_token_invalid'
  | 'not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'record_referenced'
  | 'external_id_taken'
  | 'idempotency_key_in_progress'
  | 'webhook_disabled'
  | 'webhook_limit_reached'
  | 'cursor_expired'
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
