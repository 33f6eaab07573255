import { testOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const docs = 'packages/docs';
const platform = 'packages/platform';
const pages = testOf(docs, 'test/pages.test.ts');

export const documentation: Area = {
  area: 'docs',
  mutants: [
    {
      name: 'A guide shows an operation that the contract does not have',
      edits: [
        {
          file: `${docs}/pages/webhooks.md`,
          find: '<!-- operation listWebhookLogs -->',
          replace: '<!-- operation listDeliveryLogs -->',
        },
      ],
      gate: pages,
    },
    {
      name: 'A guide names a command that the repository does not have',
      edits: [
        {
          file: `${docs}/pages/authentication.md`,
          find: 'npm run admin -- token generate --application',
          replace: 'npm run administer -- token generate --application',
        },
      ],
      gate: pages,
    },
    {
      name: 'A guide gives options to a command that it does not take',
      edits: [
        {
          file: `${docs}/pages/authentication.md`,
          find: 'npm run admin -- token generate --application',
          replace: 'npm run admin -- token generate --client',
        },
      ],
      gate: testOf(platform, 'test/authentication-guide.test.ts'),
    },
    {
      name: 'A program of a guide does not run',
      edits: [
        {
          file: `${docs}/pages/webhooks.md`,
          find: '  if (!answer.ok) throw new Error(await answer.text());',
          replace: '  if (answer.ok) throw new Error(await answer.text());',
        },
      ],
      gate: testOf(platform, 'test/webhooks-guide.test.ts'),
    },
    {
      name: 'The table of problems leaves one out',
      edits: [
        {
          file: `${docs}/src/pages/problems-page.ts`,
          find: 'Object.entries(problems);',
          replace: 'Object.entries(problems).slice(1);',
        },
      ],
      gate: pages,
    },
    {
      name: 'The README describes a setting as it was',
      edits: [
        {
          file: `${platform}/README.md`,
          find: 'How long an access token lives.',
          replace: 'How many seconds a token lives.',
        },
      ],
      gate: testOf(platform, 'src/settings.test.ts'),
    },
    {
      name: 'A setting has another default than the README says',
      edits: [{ file: `${platform}/src/settings.ts`, find: "default: '1000',", replace: "default: '2000'," }],
      gate: testOf(platform, 'src/settings.test.ts'),
    },
    {
      name: 'The README of the stub lacks an option',
      edits: [{ file: 'packages/server/README.md', find: '| `elsewhere`    |', replace: '| `others`       |' }],
      gate: testOf('packages/server', 'test/readme.test.ts'),
    },
    {
      name: 'The program in the README of the stub does not compile',
      edits: [
        {
          file: 'packages/server/README.md',
          find: 'listContacts: () => ({ status: 200, body: { data: [...contacts.values()], next_cursor: null } }),',
          replace: 'listContacts: () => ({ status: 200, body: [...contacts.values()] }),',
        },
      ],
      gate: testOf('packages/server', 'test/readme.test.ts'),
    },
    {
      name: 'The rules of the contract diff are others than its README says',
      edits: [{ file: 'tools/contract-diff/README.md', find: '| variable renamed ', replace: '|                  ' }],
      gate: testOf('tools/contract-diff', 'test/readme.test.ts'),
    },
    {
      name: 'The README names targets that are not inferred',
      edits: [
        {
          file: 'tools/nx-contract/README.md',
          find: '| `lint-<document>`     | checks it; `specs:lint` checks all               | x       | x        | x      |',
          replace:
            '| `lint-<document>`     | checks it; `specs:lint` checks all               | x       | x        |        |',
        },
      ],
      gate: testOf('tools/nx-contract', 'src/plugin.test.ts'),
    },
  ],
};
