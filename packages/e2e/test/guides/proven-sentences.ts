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
      'mock/test/http/request-listener.test.ts',
      'is rejected over 1 MiB, with and without Content-Length',
    ],
    'Lists return a page of at most `limit` records and a `next_cursor`.': [
      'e2e/test/guides/conventions-guide.test.ts',
      'a page of a list, whose cursor returns the next one',
    ],
  },
};
