/** Violations that no client can notice, each with the reason: patterns of their IDs. */
const equivalent: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /(Problem|ProblemError|WebhookLogError)\.detail: altered|OAuthError\.error_description: altered/,
    'The text is free.',
  ],
  [/TokenResponse\.organization_name: altered/, 'No other operation returns the name of an organization.'],
  [/: idempotency_key_in_progress accepted$/, 'Needs a second request while the first one is performed.'],
  [/ 403: wrong_organization accepted$/, 'Neither the path nor the body names an organization.'],
  [/^(createToken|revokeToken) action: performed twice$/, 'A second token, or a second revocation, changes nothing.'],
  [
    /^DeliveryErrorCode = "(?!http_status|connection_refused|webhook_disabled)/,
    'No receiver can cause this failure of a network.',
  ],
  [
    /^ProblemCode = "(session_missing|owner_required|csrf_token_invalid|last_owner|invitation_limit_reached|password_link_not_allowed)"/,
    'Only the API of the dashboard responds with it.',
  ],
  [
    /^ProblemCode = "(internal_error|not_implemented|service_unavailable|rate_limited|cursor_expired|resync_required|idempotency_key_in_progress)"/,
    'No request causes it by itself.',
  ],
  [/^Resync\b/, 'No request causes a recovery of the service.'],
  [
    /^(Nullable)?RecordId (minimum|maximum): bound refused by (create|update)\w+$/,
    'No record has this ID, so that a reference to it is rejected anyway.',
  ],
  [
    /^(WebhookLog(Response|Error|Trigger|Status)|DeliveryErrorCode)\b.* in (testWebhook|redeliverWebhookLog)$/,
    'A returned attempt has not been made, and its request determines the trigger.',
  ],
  [/^(cursor|Last-Event-ID)\b.* (minLength|maxLength): bound refused/, 'A server chooses other lengths.'],
  [
    /^ProblemCode = "method_not_allowed"|^OAuthErrorCode = "unsupported_response_type"/,
    'No body has it that an operation documents: it is a response to another method, or in a redirect.',
  ],
  [
    /^OAuthErrorCode = "(access_denied|server_error|temporarily_unavailable|unsupported_token_type)"/,
    'No request causes it by itself.',
  ],
  [/^(createToken|revokeToken) 401 WWW-Authenticate: altered/, 'The realm is free.'],
  [/^authorize 303 Set-Cookie/, 'A server without pages needs none.'],
  [
    /\.client_id_metadata_document_supported/,
    'It is absent where no document can be the metadata of a client, and no test can publish one.',
  ],
  [
    /^(redirect_uri maxLength: bound refused|ClientId maxLength: not enforced) by authorize/,
    'Such a value is unknown anyway.',
  ],
  [
    /^(TokenTypeHint enum: not enforced|RevocationRequest\.token_type_hint: (lost|echoed)) by/,
    'RFC 7009, section 2.1: a hint can be ignored.',
  ],
  [/^Resource maxLength: not enforced by authorize/, 'RFC 8707: a malformed resource has the error of an unknown one.'],
  [/^\w+Previous\.number\b/, 'A number never changes.'],
  [/^InvalidFields(\[\])? \w+: /, 'No record of a run has any.'],
  [
    /^EntityKind = "(campaign|company|presence|product|service|shift)": replaced in errors$/,
    'It refers to members only.',
  ],
  [/^Appointment\w+\.attendee_ids maxItems: bound refused/, 'No organization of a run has so many members.'],
  [/^Member\.name x-searchable: not searched$/, 'The email of a member has the words of its name.'],
  [/^WebhookLog\.duration_ms: altered in/, 'Only the server can measure it.'],
  [/^WebhookStatus = "disabled": replaced in createWebhook$/, 'A new webhook is enabled.'],
  [/^types maxItems: not enforced/, 'A longer list has a type twice, which is rejected anyway.'],
  [/^TestMark\b.* violated$/, 'The feed has no test messages.'],
  [/^listWebhookEvents 400: invalid_cursor accepted$/, 'The list has one page.'],
];

/** Returns why no client can notice a violation; undefined if one can. */
export const equivalenceOf = (violation: string): string | undefined =>
  equivalent.find(([pattern]) => pattern.test(violation))?.[1];
