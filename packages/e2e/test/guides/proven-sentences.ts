/** The test that does what a sentence says: its file below packages/, and a part of its name. */
export type Proof = readonly [file: string, test: string];

/** The normative sentences of the guides, by page, each with its proof. */
export const provenSentences: Readonly<Record<string, Readonly<Record<string, Proof>>>> = {
  'agents.md': {
    'Sign in, select an organization, and check three things on the page that asks for your consent: the name of the client, the host of the client, which is all that is verified, and the scopes.':
      ['platform/test/oauth/metadata-documents.test.ts', 'the consent page of such a client'],
    'One call changes at most 50 records.': [
      'mcp/test/changes.test.ts',
      'rejects more records than one call can change, without a request',
    ],
  },
  'authentication.md': {
    '`organization_id` must be the organization of the application.': [
      'platform/test/oauth/token-endpoint.test.ts',
      'the client credentials grant',
    ],
    'The TypeScript client does so by itself.': [
      'client/test/auth/token-session.test.ts',
      'renews a token shortly before it expires',
    ],
    '`redirect_uri` must exactly match a registered redirect URL.': [
      'platform/test/oauth/authorization-request.test.ts',
      'the authorization endpoint does not redirect',
    ],
    'A token has at most the scopes of the role of the user in that organization: compare `scope` with what you requested.':
      ['platform/test/oauth/roles.test.ts', 'has no other scopes than the role %s includes'],
    'The URL must use https, and `client_id` must be identical to it.': [
      'platform/test/oauth/metadata-documents.test.ts',
      'with http',
    ],
    'The host must have a public address and respond within 5 seconds, with the status 200, without a redirect, with `application/json` of at most 5 KiB.':
      ['platform/test/oauth/metadata-documents.test.ts', 'with more than 5 KiB, with or without a Content-Length'],
  },
  'command-line.md': {
    'A forwarded event has the headers and the body of a delivery, so the code that verifies it is the code of production.':
      ['cli/test/listen/listen.test.ts', 'sends the headers and the bodies of the deliveries of a mock'],
    "`--retry` follows the retry schedule, `--events 'task.*'` selects events, and `--print` shows bodies.": [
      'cli/src/listen/forwarder.test.ts',
      'retries by the schedule of the contract, without delaying later events',
    ],
  },
  'conventions.md': {
    'Request bodies are JSON of at most 1 MiB, except at the OAuth endpoints, which take a form.': [
      'conformance/src/cases/requests.ts',
      'rejects a body above 1 MiB',
    ],
    'Lists return a page of at most `limit` records and a `next_cursor`.': [
      'e2e/test/guides/conventions-guide.slow.test.ts',
      'a page of a list, whose cursor returns the next one',
    ],
    '| `ids=7,8` | up to 200 records by ID; those that do not exist are ignored |': [
      'conformance/src/cases/lists/queries.ts',
      'filters by ids',
    ],
    'The result must be valid: an amount for a deal without a value needs its currency.': [
      'conformance/src/cases/records/update.ts',
      'changes each field alone',
    ],
    'A replay ignores `If-Match`, because the first request has met it; a request that was rejected leaves its key unused.':
      ['conformance/src/cases/records/conditions.ts', 'applies a patch once with an idempotency key'],
    'If the record has changed, get it again, reapply your change and retry:': [
      'e2e/test/guides/conventions-guide.slow.test.ts',
      'an update of a version, which another update then rejects',
    ],
    'When the quota is exhausted, the service returns 429: retry after the number of seconds in `Retry-After`.': [
      'platform/test/http/rate-limits.slow.test.ts',
      'ends after the seconds in Retry-After',
    ],
    'New fields, operations and event types can appear in every version: ignore what you do not know.': [
      'webhooks/test/validate.test.ts',
      'ignores unknown fields at any depth, unlike validateStrictly',
    ],
  },
  'front-end.md': {
    'The mock delivers webhooks, too, signed and with retries, to servers on your machine:': [
      'mock/test/webhooks/retries.test.ts',
      'is retried with the same ID and body until it succeeds',
    ],
  },
  'getting-started.md': {
    'The receiver prints `Verified task.created`.': [
      'e2e/test/guides/getting-started-guide.slow.test.ts',
      'two commands that sign a person in and bring a verified event to the example receiver',
    ],
  },
  'index.md': {
    'Deliveries are signed and retried for three to four days; a feed keeps all events for 30 days.': [
      'contract/src/delivery/retry-schedule.test.ts',
      'makes the last attempt three to four days after the event',
    ],
    'Idempotent requests An `Idempotency-Key` makes retries safe.': [
      'e2e/test/guides/conventions-guide.slow.test.ts',
      'a request whose repetition creates nothing',
    ],
  },
  'migration.md': {
    'Records refer to others by their Worklane IDs, so migrate in this order:': [
      'e2e/test/guides/migration.slow.test.ts',
      'the order of the resources follows their references',
    ],
    'The `Idempotency-Key` makes retries safe for 24 hours, for example when a response is lost.': [
      'cli/test/import/import.test.ts',
      'repeats failed requests until the record is created once',
    ],
    'The client and `worklane import` wait as `Retry-After` asks.': [
      'client/test/http/retry-policy.test.ts',
      'retries every method after 429, once Retry-After has passed',
    ],
    'At the end, make the old system read-only, run both programs once more, verify, and enable the webhooks.': [
      'e2e/test/guides/migration.slow.test.ts',
      'catches up with each change once',
    ],
  },
  'self-hosting.md': {
    'Whoever has used up the share gets 429 with `Retry-After` (for subscriptions 503, since agents repeat what gets 429), others do not notice; only when many together fill a pool, all get 503.':
      ['platform/src/http/shared-pools.test.ts', 'gives one %s no more than its share, and others theirs'],
    'It reconnects by itself.': [
      'platform/test/outages/unavailable.nightly.test.ts',
      'that the network no longer reaches makes requests 503, and is used and listened to again when it does',
    ],
    'A node checks again every ten seconds, and becomes ready by itself.': [
      'platform/test/records/stored-record-check.test.ts',
      'counts records %s by kind, and logs their IDs, until they are repaired or deleted',
    ],
    'PostgreSQL must allow `DATABASE_CONNECTIONS` + 4 connections for each node: 14 by default.': [
      'platform/test/database/connections.test.ts',
      'opens at most DATABASE_CONNECTIONS + 4 connections',
    ],
    'Search and tags: a list in the order of creation stops when its page is full.': [
      'platform/test/database/plans.test.ts',
      'query plans of lists',
    ],
    'A restore verifies the checksum of every table, and restores everything or nothing.': [
      'platform/test/database/backup.slow.test.ts',
      'changes nothing if a loaded row differs from the backup',
    ],
    '`WorklaneUnavailable`: requests get 503 with `Retry-After`, and nodes reconnect by themselves within 5 seconds of the recovery.':
      [
        'platform/test/outages/unavailable.nightly.test.ts',
        'that the network no longer reaches makes requests 503, and is used and listened to again when it does',
      ],
    'Deliveries are retried for three to four days, so an outage of hours needs nothing else.': [
      'contract/src/delivery/retry-schedule.test.ts',
      'makes the last attempt three to four days after the event',
    ],
    'To retry now, owners select Recover deliveries in the dashboard, or call Recover failed deliveries.': [
      'platform/test/webhooks/recovery.test.ts',
      'delivers what has failed and what waits, each once, when the endpoint is back',
    ],
    'If the application ignores `Retry-After`, ask its owner to wait as rate limits say.': [
      'platform/test/http/rate-limits.slow.test.ts',
      'ends after the seconds in Retry-After',
    ],
    '| 429 | The delay after wrong passwords, at most 5 minutes for an account; `TRUST_PROXY` is missing if everybody has it |':
      [
        'platform/test/identity/sign-in-throttle.test.ts',
        'doubles its delay with each failure from any network, up to five minutes',
      ],
  },
  'server.md': {
    "To accept the JWTs of an authorization server, such as the mock's, verify them with its keys:": [
      'e2e/test/guides/server.slow.test.ts',
      'the server accepts the tokens of an authorization server',
    ],
    'Its receivers, and all of Standard Webhooks, verify them:': [
      'e2e/test/guides/server.slow.test.ts',
      'signed deliveries are accepted by a receiver',
    ],
    'Repeat failed deliveries on the retry schedule, which `deliveryRules` of `@worklane/contract` has, too.': [
      'contract/test/delivery-rules.test.ts',
      'are those of the prose of AsyncAPI',
    ],
  },
  'webhooks.md': {
    'Every event is delivered at least once: failed deliveries are retried, and the event feed keeps all events for 30 days.':
      ['conformance/src/cases/webhook-attempts.ts', 'retries as scheduled until the last attempt'],
    'Verify the signature of each delivery, and respond with 2xx within 15 seconds.': [
      'e2e/test/guides/webhooks-guide.slow.test.ts',
      'shows a JavaScript receiver that verifies deliveries',
    ],
    'To verify a delivery without a library, compare the HMAC-SHA256 of `id.timestamp.body`.': [
      'docs/test/webhook-receivers.slow.test.ts',
      'accepts a valid signature, also among others',
    ],
    'Out-of-order events: a retry can arrive after a newer event.': [
      'conformance/src/cases/webhook-events.ts',
      'delivers the events of a',
    ],
    'Compare the `version` of the record in `data`, and ignore events that are not newer than the version you have stored.':
      ['conformance/src/cases/webhook-events.ts', 'delivers the events of a'],
    'A deletion has a version of its own, the last one plus 1: keep it after you have deleted the record, so that a late retry does not bring the record back.':
      [
        'webhooks/test/stores.test.ts',
        'ends with the deletion in every order of the events of a record, with late retries',
      ],
    'The URL must use `https`, have no credentials and no fragment, and be at most 2,048 characters long.': [
      'conformance/src/cases/webhook-settings.ts',
      'rejects URLs that are not allowed',
    ],
    'Send an `Idempotency-Key` with the rotation, so that a retry after a lost response returns the same secret.': [
      'platform/test/http/idempotent-operations.test.ts',
      'returns the same secret again, and stores the response encrypted',
    ],
    'At the time of each delivery its host must resolve to public addresses only; others are blocked (`blocked_address`).':
      [
        'platform/test/webhooks/transport/guarded-connector.test.ts',
        'does not connect to a name whose address has become private',
      ],
    'A failed delivery is retried with up to 20% jitter added to each delay:': [
      'e2e/test/guides/webhooks-guide.slow.test.ts',
      'has the retry schedule',
    ],
    'With 429 or 503, `Retry-After` can request a longer delay of up to 24 hours.': [
      'contract/src/delivery/retry-schedule.test.ts',
      'extends the delay by the Retry-After of %i to up to a day, and never shortens it',
    ],
    'A test message is not retried.': [
      'conformance/src/cases/webhook-attempts.ts',
      'sends a message of every type, and does not retry it',
    ],
    'Redeliver sends a single event again; Recover deliveries, or Enable and recover for a disabled webhook, sends all failed deliveries again, and makes retries now that wait for a later time.':
      [
        'platform/test/webhooks/recovery.test.ts',
        'delivers what has failed and what waits, each once, when the endpoint is back',
      ],
    'Read the event feed returns all events of the last 30 days in commit order, without gaps and with the same IDs as deliveries.':
      ['conformance/src/cases/events.ts', 'has the events of changes in their order'],
    'Ignore unknown fields, which later releases may add: in Java, disable `FAIL_ON_UNKNOWN_PROPERTIES`.': [
      'webhooks/test/validate.test.ts',
      'ignores unknown fields at any depth, unlike validateStrictly',
    ],
    'This Python receiver verifies each delivery and parses it into its model:': [
      'docs/test/python-receiver.nightly.test.ts',
      'parses a signed delivery of every event into its model',
    ],
  },
};
