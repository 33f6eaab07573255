/** Violations that no client can notice, as patterns of their IDs, by the reason. */
const equivalent: Readonly<Record<string, RegExp>> = {
  'The text is free.': /(Problem|ProblemError|WebhookLogError)\.detail: altered|OAuthError\.error_description: altered/,
  'No other operation returns the name of an organization.': /TokenResponse\.organization_name: altered/,
  'Needs a second request while the first one is performed.': /: idempotency_key_in_progress accepted$/,
  'Neither the path nor the body names an organization.': / 403: wrong_organization accepted$/,
  'A second token or revocation changes nothing, and a restored record cannot be restored again.':
    /^(createToken|revokeToken|restore\w+) action: performed twice$|^restore\w+ Idempotency-Key: performed again$/,
  'No receiver can cause this failure of a network.':
    /^DeliveryErrorCode = "(?!http_status|connection_refused|webhook_disabled)/,
  'Only the API of the dashboard responds with it.':
    /^ProblemCode = "(session_missing|recent_sign_in_required|second_factor_required|owner_required|csrf_token_invalid|last_owner|invitation_limit_reached|password_link_not_allowed)"/,
  'No request causes it by itself.':
    /^ProblemCode = "(internal_error|not_implemented|service_unavailable|rate_limited|cursor_expired|resync_required|organization_suspended|quota_reached|idempotency_key_in_progress)"|^OAuthErrorCode = "(access_denied|server_error|temporarily_unavailable|unsupported_token_type)"/,
  'Only a contract of which a kind has unique fields responds with it.': /^ProblemCode = "value_taken"/,
  'No request causes a recovery of the service.': /^Resync\b/,
  'No record has this ID, so that a reference to it is rejected anyway.':
    /^(Nullable)?RecordId (minimum|maximum): bound refused by (create|update|batch)\w+$/,
  'The suite does not restore the record with the least ID, which may belong to another run.':
    /^RecordId minimum: bound refused by restore\w+ id$/,
  'A record without references becomes invalid only when the contract changes after its deletion.':
    /^restore(Campaign|Company|Presence|Product|Service|Shift) 422: validation_failed accepted$/,
  'A returned attempt has not been made, and its request determines the trigger.':
    /^(WebhookLog(Response|Error|Trigger|Status)|DeliveryErrorCode)\b.* in (testWebhook|redeliverWebhookLog)$/,
  'A server chooses other lengths.': /^(cursor|Last-Event-ID)\b.* (minLength|maxLength): bound refused/,
  'No body has it that an operation documents: it is a response to another method, or in a redirect.':
    /^ProblemCode = "method_not_allowed"|^OAuthErrorCode = "unsupported_response_type"/,
  'The realm is free.': /^(createToken|revokeToken) 401 WWW-Authenticate: altered/,
  'A server without pages needs none.': /^authorize 303 Set-Cookie/,
  'It is absent where no document can be the metadata of a client, and no test can publish one.':
    /\.client_id_metadata_document_supported/,
  'A server need not bind tokens to keys, so that the suite sends no proofs.':
    / DPoP-Nonce: |^TokenType = "DPoP"|^ProblemCode = "dpop_proof_invalid"|^OAuthErrorCode = "(invalid_dpop_proof|use_dpop_nonce)"|\.dpop_signing_alg_values_supported/,
  'Such a value is unknown anyway.':
    /^(redirect_uri maxLength: bound refused|ClientId maxLength: not enforced) by authorize/,
  'RFC 7009, section 2.1: a hint can be ignored.':
    /^(TokenTypeHint enum: not enforced|RevocationRequest\.token_type_hint: (lost|echoed)) by/,
  'RFC 8707: a malformed resource has the error of an unknown one.': /^Resource maxLength: not enforced by authorize/,
  'A number never changes.': /^\w+Previous\.number\b/,
  'No record of a run has any.': /^InvalidFields(\[\])? \w+: /,
  'It refers to members only.':
    /^EntityKind = "(campaign|company|presence|product|service|shift)": replaced in errors$/,
  'No organization of a run has so many members.': /^Appointment\w+\.attendee_ids maxItems: bound refused/,
  'The suite makes all changes as applications.': /^EventActorType = "(?:member|agent|system)": replaced in /,
  'A webhook does not say who replaced it.': /^replaceWebhook update: updated_by kept$/,
  'The email of a member has the words of its name.': /^Member\.name x-searchable: not searched$/,
  'Only the server can measure it.': /^WebhookLog\.duration_ms: altered in/,
  'A new webhook is enabled.': /^WebhookStatus = "disabled": replaced in createWebhook$/,
  'A longer list has a type twice, which is rejected anyway.': /^(?:types|kinds) maxItems: not enforced/,
  'The feed has no test messages.': /^TestMark\b.* violated$/,
  'The list has one page.': /^listWebhookEvents 400: invalid_cursor accepted$/,
};

/** Returns why no client can notice a violation; undefined if one can. */
export const equivalenceOf = (violation: string): string | undefined =>
  Object.keys(equivalent).find((reason) => equivalent[reason]?.test(violation));
