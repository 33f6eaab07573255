import { testOf, typecheckOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const project = 'packages/webhooks';
const src = `${project}/src`;
const verification = testOf(project, 'test/verification.test.ts');
const tampering = testOf(project, 'test/tampering.test.ts');

export const receiver: Area = {
  area: 'receiver',
  mutants: [
    {
      name: 'A delivery may be of any age',
      edits: [
        { file: `${src}/verification.ts`, find: '  assertFresh(timestamp, clock(), tolerance);\n', replace: '' },
        { file: `${src}/verification.ts`, find: "import { assertFresh } from './freshness.ts';\n", replace: '' },
      ],
      gate: verification,
    },
    {
      name: 'A delivery may come from the future',
      edits: [{ file: `${src}/freshness.ts`, find: 'if (age < -tolerance) {', replace: 'if (age < -1e9) {' }],
      gate: verification,
    },
    {
      name: 'One secret alone verifies, while two sign',
      edits: [
        {
          file: `${src}/signature.ts`,
          find: 'for (const key of keys) {',
          replace: 'for (const key of keys.slice(0, 1)) {',
        },
      ],
      gate: verification,
    },
    {
      name: 'One signature alone is looked at',
      edits: [
        { file: `${src}/signature.ts`, find: "signatures.split(' ');", replace: "signatures.split(' ').slice(0, 1);" },
      ],
      gate: verification,
    },
    {
      name: 'A signature need only begin as the right one does',
      edits: [
        {
          file: `${src}/signature.ts`,
          find: 'if (given.length !== expected.length) return false;',
          replace: 'if (given.length > expected.length) return false;',
        },
        { file: `${src}/signature.ts`, find: 'index < expected.length;', replace: 'index < given.length;' },
      ],
      gate: tampering,
    },
    {
      name: 'Signatures are compared in a time that tells where they differ',
      edits: [
        {
          file: `${src}/signature.ts`,
          find: '    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);\n',
          replace: '    if (given.charCodeAt(index) !== expected.charCodeAt(index)) return false;\n',
        },
      ],
      gate: testOf(project, 'test/same-work.test.ts'),
    },
    {
      name: 'The id is not part of what is signed',
      edits: [
        { file: `${src}/signature.ts`, find: 'encode(`${id}.${timestamp}.`)', replace: 'encode(`${timestamp}.`)' },
      ],
      gate: verification,
    },
    {
      name: 'A duplicate is handled again',
      edits: [
        {
          file: `${src}/receiver.ts`,
          find: "if (claim === 'done') return 'duplicate';",
          replace: "if (claim === 'done') return work();",
        },
      ],
      gate: testOf(project, 'test/duplicates.test.ts'),
    },
    {
      name: 'An overtaken event is handled',
      edits: [{ file: `${src}/receiver.ts`, find: "    if (await isStale(payload)) return 'stale';\n", replace: '' }],
      gate: testOf(project, 'test/stale.test.ts'),
    },
    {
      name: 'The type of an event is any in its handler',
      edits: [
        {
          file: `${src}/receiver.ts`,
          find: 'handler: (event: Matching<P>) => unknown): Receiver;',
          replace: 'handler: (event: any) => unknown): Receiver;',
        },
      ],
      gate: typecheckOf(project),
    },
    {
      name: 'An unknown event is answered as a failure',
      edits: [
        {
          file: `${src}/receiver.ts`,
          find: "      return 'unknown';\n",
          replace: "      throw new WebhookError('unknown_event', 'The event is not known.');\n",
        },
      ],
      gate: testOf(project, 'test/dispatch.test.ts'),
    },
    {
      name: 'An error shows a part of the payload',
      edits: [
        {
          file: `${src}/payload.ts`,
          find: '`The body is signed, but its ${body.length} bytes are no JSON.`',
          replace: '`The body is signed, but is no JSON: ${new TextDecoder().decode(body)}`',
        },
      ],
      gate: verification,
    },
    {
      name: 'The table of error codes in the README has another status',
      edits: [{ file: `${project}/README.md`, find: '| `retry_later` | 503 |', replace: '| `retry_later` | 500 |' }],
      gate: testOf(project, 'test/readme.test.ts'),
    },
    {
      name: 'A snippet of the README does not compile',
      edits: [
        {
          file: `${project}/README.md`,
          find: "new WebhookError('retry_later', 'The stock",
          replace: "new WebhookError('try_later', 'The stock",
        },
      ],
      gate: testOf(project, 'test/readme.test.ts'),
    },
  ],
};
