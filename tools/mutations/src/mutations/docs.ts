import { testOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const docsPackage = 'packages/docs';
const platform = 'packages/platform';

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
      check: testOf(docsPackage, 'pages.test.ts'),
    },
    {
      name: 'A program in a guide fails',
      edits: [
        {
          in: `${docsPackage}/pages/webhooks.md`,
          find: "  await writeFile('cursor.txt', page.next_cursor);",
          replace: "  await writeFile('cursor.md', page.next_cursor);",
        },
      ],
      check: testOf('packages/e2e', 'webhooks-guide.slow.test.ts'),
    },
    {
      name: 'A setting has another default than the README states',
      edits: [{ in: `${platform}/src/config/settings.ts`, find: "default: '600',", replace: "default: '700'," }],
      check: testOf(platform, 'settings.test.ts'),
    },
    {
      name: 'The program in the README of the server stub does not compile',
      edits: [
        {
          in: 'packages/server/README.md',
          find: 'body: { data, next_cursor: null } };',
          replace: 'body: data };',
        },
      ],
      check: testOf('packages/server', 'readme.slow.test.ts'),
    },
    {
      name: 'A metric has another name than in the dashboard for Grafana',
      edits: [
        {
          in: `${platform}/src/observability/metrics.ts`,
          find: "name: 'worklane_events_written_total'",
          replace: "name: 'worklane_written_events_total'",
        },
      ],
      check: testOf('packages/e2e', 'guides/monitoring.slow.test.ts'),
    },
  ],
};
