// Generated from specs/schemas/problem by `npm run generate`. Do not edit.

import type { ProblemInfo } from '../catalogues.ts';

/** Every problem type, by code. */
export const problems = {
  "malformed_json": {
    "status": 400,
    "title": "Malformed JSON",
    "description": "The request body could not be parsed as JSON. `detail` gives the position of the error."
  },
  "invalid_parameter": {
    "status": 400,
    "title": "Invalid parameter",
    "description": "A query, path or header parameter is unknown or has an invalid value. `errors` lists each one."
  },
  "invalid_cursor": {
    "status": 400,
    "title": "Invalid cursor",
    "description": "The cursor was not issued by this list, or the filters or the sort order have changed since. Start again without a cursor."
  },
  "token_missing": {
    "status": 401,
    "title": "Missing access token",
    "description": "The request has no `Authorization: Bearer` header."
  },
  "token_invalid": {
    "status": 401,
    "title": "Invalid access token",
    "description": "The access token is malformed, has an invalid signature or was issued by another server."
  },
  "token_expired": {
    "status": 401,
    "title": "Access token expired",
    "description": "Refresh the access token or request a new one."
  },
  "token_revoked": {
    "status": 401,
    "title": "Access token revoked",
    "description": "The token, its grant or its application was revoked, or the role of the member has changed. Refresh the token or request a new one."
  },
  "insufficient_scope": {
    "status": 403,
    "title": "Insufficient scope",
    "description": "The access token lacks a scope that the operation requires. `WWW-Authenticate` names the scope."
  },
  "wrong_organization": {
    "status": 403,
    "title": "Wrong organization",
    "description": "An access token is bound to one organization, and the request names a different one."
  },
  "not_found": {
    "status": 404,
    "title": "Not found",
    "description": "No route matches the path, or the record does not exist in the organization."
  },
  "method_not_allowed": {
    "status": 405,
    "title": "Method not allowed",
    "description": "The path does not support this method. `Allow` lists the supported methods."
  },
  "not_acceptable": {
    "status": 406,
    "title": "Not acceptable",
    "description": "The service cannot respond in any of the media types in `Accept`. It returns JSON."
  },
  "record_referenced": {
    "status": 409,
    "title": "Record still referenced",
    "description": "Other records refer to this one. Change or delete the records in `referenced_by` first."
  },
  "external_id_taken": {
    "status": 409,
    "title": "External ID already in use",
    "description": "Another record of the same kind has this `external_id`."
  },
  "idempotency_key_in_progress": {
    "status": 409,
    "title": "Request in progress",
    "description": "A request with this `Idempotency-Key` is still being processed. Retry in a few seconds."
  },
  "webhook_disabled": {
    "status": 409,
    "title": "Webhook disabled",
    "description": "A disabled webhook receives no deliveries. Set its `status` to `enabled` first."
  },
  "webhook_limit_reached": {
    "status": 409,
    "title": "Webhook limit reached",
    "description": "The organization has reached the maximum number of webhooks. Delete one first."
  },
  "cursor_expired": {
    "status": 410,
    "title": "Cursor expired",
    "description": "Events are kept for 30 days, and the events after this cursor have been deleted. Read the current records, then start again without a cursor."
  },
  "version_mismatch": {
    "status": 412,
    "title": "Version mismatch",
    "description": "The version in `If-Match` is not the current version. Get the record, reapply the change and retry."
  },
  "body_too_large": {
    "status": 413,
    "title": "Request body too large",
    "description": "A request body can be at most 1 MiB."
  },
  "unsupported_media_type": {
    "status": 415,
    "title": "Unsupported media type",
    "description": "The operation does not accept this `Content-Type`."
  },
  "validation_failed": {
    "status": 422,
    "title": "Validation failed",
    "description": "The body is valid JSON but violates the schema or a rule of the operation. `errors` lists each violation."
  },
  "idempotency_key_reused": {
    "status": 422,
    "title": "Idempotency key reused",
    "description": "The `Idempotency-Key` was already used with a different request in the last 24 hours."
  },
  "rate_limited": {
    "status": 429,
    "title": "Too many requests",
    "description": "Retry after the number of seconds in `Retry-After`."
  },
  "internal_error": {
    "status": 500,
    "title": "Internal server error",
    "description": "An unexpected error occurred and was logged. If it persists, report the `request_id`."
  },
  "not_implemented": {
    "status": 501,
    "title": "Not implemented",
    "description": "The server does not implement this operation."
  },
  "service_unavailable": {
    "status": 503,
    "title": "Service unavailable",
    "description": "The service is starting, stopping or overloaded. Retry after the number of seconds in `Retry-After`."
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
  | 'insufficient_scope'
  | 'wrong_organization'
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
