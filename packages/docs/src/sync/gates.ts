/** A part of the repository in the picture. */
export interface Part {
  readonly title: string;
  readonly holds: string;
  /** Its column and row; rows may be fractions. */
  readonly at: readonly [column: number, row: number];
}

export const parts = {
  before: { title: 'specs at main', holds: 'the contract before', at: [0, 0] },
  specs: { title: 'specs', holds: 'OpenAPI, AsyncAPI, schemas', at: [0, 2] },
  flows: { title: 'specs/flows', holds: 'Arazzo', at: [0, 5] },
  contract: { title: 'contract', holds: 'types, validators, catalogues', at: [1, 2] },
  docs: { title: 'docs', holds: 'this reference', at: [2, 0] },
  mock: { title: 'mock', holds: 'answers from examples', at: [2, 1] },
  client: { title: 'client', holds: 'typed calls', at: [2, 2] },
  server: { title: 'server', holds: 'typed handlers', at: [2, 3] },
  webhooks: { title: 'webhooks', holds: 'the receiver kit', at: [2, 4] },
  platform: { title: 'platform', holds: 'the service', at: [3, 3] },
  dashboard: { title: 'dashboard', holds: 'forms from schemas', at: [3, 0.25] },
  deliveries: { title: 'deliveries', holds: 'what receivers get', at: [3, 1.5] },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

/** What fails when two parts have come apart. */
export interface Gate {
  readonly what: string;
  /** A script of package.json, or a test file; from the root of the repository. */
  readonly by: { readonly script: string } | { readonly test: string };
}

/** One part follows from another, or is judged by it. */
export interface Arrow {
  readonly from: PartName;
  readonly to: PartName;
  readonly gates: readonly Gate[];
}

export const arrows: readonly Arrow[] = [
  {
    from: 'before',
    to: 'specs',
    gates: [{ what: 'A change that breaks someone is named as one.', by: { script: 'contract:diff' } }],
  },
  {
    from: 'specs',
    to: 'contract',
    gates: [
      { what: 'Every document is valid in its language and by our own rules.', by: { script: 'lint' } },
      { what: 'What is committed is what the specs generate now.', by: { script: 'generate:check' } },
      { what: 'Every example is valid.', by: { test: 'packages/contract/test/examples.test.ts' } },
      {
        what: 'The contract says what the platform document says.',
        by: { test: 'packages/contract/test/platform-document.test.ts' },
      },
    ],
  },
  {
    from: 'contract',
    to: 'docs',
    gates: [
      {
        what: 'Every kind, field, operation, event, scope and problem has its place.',
        by: { test: 'packages/docs/test/pages.test.ts' },
      },
      { what: 'A browser finds every operation and event.', by: { test: 'packages/docs/test/references.test.ts' } },
    ],
  },
  {
    from: 'contract',
    to: 'mock',
    gates: [
      { what: 'Every documented answer is given.', by: { test: 'packages/mock/test/every-answer.test.ts' } },
      { what: 'It passes the conformance suite.', by: { test: 'packages/e2e/test/conformance/mock.test.ts' } },
    ],
  },
  {
    from: 'contract',
    to: 'client',
    gates: [
      { what: 'It has every operation.', by: { test: 'packages/client/test/operations.test.ts' } },
      { what: 'It works as it is packed.', by: { test: 'packages/e2e/test/packed/client.full.test.ts' } },
    ],
  },
  {
    from: 'contract',
    to: 'server',
    gates: [
      { what: 'It has a route for every operation.', by: { test: 'packages/server/test/operation-table.test.ts' } },
      { what: 'A handler that answers something else does not compile.', by: { script: 'typecheck' } },
    ],
  },
  {
    from: 'contract',
    to: 'webhooks',
    gates: [
      {
        what: 'It takes a delivery of every event.',
        by: { test: 'packages/e2e/test/webhooks/sample-deliveries.test.ts' },
      },
    ],
  },
  {
    from: 'server',
    to: 'platform',
    gates: [
      {
        what: 'On PostgreSQL, every operation succeeds and refuses as documented.',
        by: { test: 'packages/e2e/test/conformance/platform.test.ts' },
      },
      {
        what: 'On PGlite too; Prism, which is not ours, judges the same requests and answers.',
        by: { test: 'packages/e2e/test/conformance/prism.full.test.ts' },
      },
      {
        what: 'Generated traffic finds no answer outside of the contract, and nothing that a model does not expect.',
        by: { test: 'packages/e2e/test/fuzz/platform.full.test.ts' },
      },
    ],
  },
  {
    from: 'client',
    to: 'dashboard',
    gates: [
      {
        what: 'In a browser, every form makes what the service takes.',
        by: { test: 'packages/e2e/test/dashboard/explorer.test.ts' },
      },
    ],
  },
  {
    from: 'flows',
    to: 'platform',
    gates: [
      {
        what: 'Every flow comes to its end, on both databases.',
        by: { test: 'packages/e2e/test/flows/flows.test.ts' },
      },
    ],
  },
  {
    from: 'platform',
    to: 'deliveries',
    gates: [
      {
        what: 'What is sent for every event is as AsyncAPI describes it.',
        by: { test: 'packages/platform/test/webhooks/every-event.test.ts' },
      },
    ],
  },
];
