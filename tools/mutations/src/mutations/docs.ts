import { testOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const docsPackage = 'packages/docs';
const platform = 'packages/platform';
const pages = testOf(docsPackage, 'pages.test.ts');

export const docs: Area = {
  area: 'docs',
  mutations: [
    {
      name: 'A guide shows an operation that is not in the contract',
      edits: [
        {
          in: `${docsPackage}/pages/webhooks.md`,
          find: '<!-- operation listWebhookLogs -->',
          replace: '<!-- operation listDeliveryLogs -->',
        },
      ],
      check: pages,
    },
    {
      name: 'A guide names a missing npm script',
      edits: [
        {
          in: `${docsPackage}/pages/authentication.md`,
          find: 'npm run admin -- token generate --application',
          replace: 'npm run administer -- token generate --application',
        },
      ],
      check: pages,
    },
    {
      name: 'A program in a guide fails',
      edits: [
        {
          in: `${docsPackage}/pages/webhooks.md`,
          find: '  if (!response.ok) throw new Error(await response.text());',
          replace: '  if (response.ok) throw new Error(await response.text());',
        },
      ],
      check: testOf(platform, 'webhooks-guide.test.ts'),
    },
    {
      name: 'The table of problems lacks one',
      edits: [
        {
          in: `${docsPackage}/src/pages/problems-page.ts`,
          find: 'Object.entries(problems);',
          replace: 'Object.entries(problems).slice(1);',
        },
      ],
      check: pages,
    },
    {
      name: 'A setting has another default than the README states',
      edits: [{ in: `${platform}/src/config/settings.ts`, find: "default: '1000',", replace: "default: '2000'," }],
      check: testOf(platform, 'settings.test.ts'),
    },
    {
      name: 'The program in the README of the server stub does not compile',
      edits: [
        {
          in: 'packages/server/README.md',
          find: 'body: { data: [...contacts.values()].slice(0, query.limit), next_cursor: null } };',
          replace: 'body: [...contacts.values()] };',
        },
      ],
      check: testOf('packages/server', 'readme.test.ts'),
    },
  ],
};
