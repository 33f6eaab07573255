/** The parts of the repository, with their column and row in the diagram. */
export const parts = {
  specs: { title: 'specs', content: 'OpenAPI, AsyncAPI, schemas', column: 0, row: 2 },
  flows: { title: 'specs/flows', content: 'Arazzo', column: 0, row: 5 },
  contract: { title: 'contract', content: 'types, validators, catalogues', column: 1, row: 2 },
  docs: { title: 'docs', content: 'this documentation', column: 2, row: 0 },
  mock: { title: 'mock', content: 'example responses', column: 2, row: 1 },
  client: { title: 'client', content: 'typed calls', column: 2, row: 2 },
  webhooks: { title: 'webhooks', content: 'receiver kit', column: 2, row: 3 },
  server: { title: 'server', content: 'typed handlers', column: 2, row: 4 },
  cli: { title: 'cli', content: 'the command line', column: 3, row: 1 },
  dashboard: { title: 'dashboard', content: 'forms from schemas', column: 3, row: 2 },
  platform: { title: 'platform', content: 'the service', column: 3, row: 4 },
  deliveries: { title: 'deliveries', content: 'requests to receivers', column: 4, row: 4 },
} as const;

export type Part = keyof typeof parts;

/** A check, and the npm script or the test file that runs it. */
export type Check = readonly [description: string, by: string];

/** Two parts, the second of which is generated from the first or checked against it. */
export type Dependency = readonly [from: Part, to: Part, ...checks: Check[]];

export const dependencies: readonly Dependency[] = [
  [
    'specs',
    'contract',
    ['Every document is valid, follows the rules of the repository and agrees with the others.', 'lint'],
    ['The AsyncAPI CLI accepts its document.', 'tools/asyncapi/test/contract.slow.test.ts'],
    ['The committed code matches the specifications.', 'generate:check'],
    ['One command adds a resource kind.', 'packages/e2e/test/new-resource/invoice.nightly.test.ts'],
    ['Incompatible changes to the contract are reported.', 'contract:diff'],
    [
      'The version of the contract follows its changes since the last release.',
      'tools/release/test/repository.test.ts',
    ],
    ['Every example is valid.', 'packages/contract/test/examples.test.ts'],
    [
      'Swagger, ReadMe and Scalar parse the OpenAPI document.',
      'packages/e2e/foreign-tools/test/parsers.nightly.test.ts',
    ],
    ['Spectral accepts both documents.', 'packages/e2e/foreign-tools/test/spectral.nightly.test.ts'],
    [
      'Clients from hey-api, orval and kubb compile and work.',
      'packages/e2e/foreign-tools/test/generated-clients.nightly.test.ts',
    ],
    ['The contract contains what the platform document states.', 'packages/contract/test/platform-document.test.ts'],
    ['The prose states the delivery rules of the contract.', 'packages/contract/test/delivery-rules.test.ts'],
  ],
  [
    'contract',
    'docs',
    ['Every kind, field, operation, event, scope and problem is documented.', 'packages/docs/test/pages.test.ts'],
    ['Every error code has a cause, a remedy and an example.', 'packages/docs/src/pages/problems-page.test.ts'],
    ['The console sends every example of every operation.', 'packages/docs/test/console/examples.test.ts'],
    ['The samples of every operation are valid.', 'packages/docs/test/samples/syntax.nightly.test.ts'],
    [
      'Samples create and list records in every installed language.',
      'packages/docs/test/samples/execution.nightly.test.ts',
    ],
    ['The search finds operations, events, fields and problems.', 'packages/docs/test/search.slow.test.ts'],
    [
      'A deprecation in the contract appears in the reference.',
      'packages/docs/src/changelog/deprecation-notice.test.ts',
    ],
    ['The payload models for download read every event.', 'tools/asyncapi/test/models.slow.test.ts'],
    ['The Python receiver of the guide accepts every event.', 'packages/docs/test/python-receiver.nightly.test.ts'],
  ],
  [
    'contract',
    'mock',
    ['Every flow succeeds on the mock.', 'packages/conformance/test/mock.test.ts'],
    ['The mock returns every documented response.', 'packages/mock/test/mock/every-response.test.ts'],
    ['The mock passes the conformance suite.', 'packages/e2e/test/conformance/mock.slow.test.ts'],
    ['The suite notices violations of the contract.', 'packages/conformance/test/score.test.ts'],
    ['The mock responds over HTTP as it does by MSW.', 'packages/e2e/test/conformance/msw.test.ts'],
  ],
  [
    'contract',
    'client',
    ['The client has every operation.', 'packages/client/test/resources/resource-methods.test.ts'],
    ['Every operation has options for TanStack Query.', 'packages/client/test/query/queries.test.ts'],
    ['The packed client works in a separate project.', 'packages/e2e/test/packed/client.nightly.test.ts'],
  ],
  [
    'contract',
    'webhooks',
    ['The receiver accepts a delivery of every event.', 'packages/e2e/test/webhooks/sample-deliveries.slow.test.ts'],
    ['The receivers of the guide verify deliveries.', 'packages/docs/test/webhook-receivers.slow.test.ts'],
  ],
  [
    'contract',
    'server',
    ['The server has a route for every operation.', 'packages/server/test/routes/operation-table.test.ts'],
    ['A handler with an undocumented response does not compile.', 'typecheck'],
  ],
  [
    'client',
    'cli',
    ['`worklane api` calls every operation.', 'packages/cli/test/api/every-operation.test.ts'],
    ['`worklane trigger` causes every event.', 'packages/e2e/test/cli/trigger.slow.test.ts'],
    [
      'The two commands of the guide bring a verified event.',
      'packages/e2e/test/guides/getting-started-guide.slow.test.ts',
    ],
  ],
  [
    'cli',
    'deliveries',
    ['`worklane listen` sends what the service sends.', 'packages/e2e/test/cli/listen.slow.test.ts'],
  ],
  [
    'client',
    'dashboard',
    [
      'Every form of the explorer creates requests that the service accepts.',
      'packages/e2e/test/dashboard/explorer.slow.test.ts',
    ],
    ['Every field of a form has a hint for people.', 'packages/dashboard/src/forms/field-hints.test.tsx'],
  ],
  [
    'server',
    'platform',
    [
      'Every operation returns its documented success and error responses.',
      'packages/e2e/test/conformance/platform.slow.test.ts',
    ],
    ['Every example of a request succeeds on the demo data.', 'packages/e2e/test/examples/examples.slow.test.ts'],
    ['The example of a problem is the response of the service.', 'packages/e2e/test/examples/examples.slow.test.ts'],
    [
      'openapi-backend accepts the same responses.',
      'packages/e2e/foreign-tools/test/response-validation.nightly.test.ts',
    ],
    ['Generated requests get the responses that a model predicts.', 'packages/e2e/test/fuzz/platform.nightly.test.ts'],
  ],
  ['flows', 'platform', ['Every flow succeeds.', 'packages/e2e/test/conformance/platform.slow.test.ts']],
  [
    'platform',
    'deliveries',
    ['The conformance suite receives every event.', 'packages/e2e/test/conformance/platform-others.test.ts'],
    ['Other libraries verify the signatures.', 'packages/e2e/foreign-tools/test/webhook-signatures.nightly.test.ts'],
  ],
];
