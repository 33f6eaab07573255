import { testOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const platform = 'packages/platform';
const src = `${platform}/src`;

const gate = testOf(platform, 'test/faults.test.ts');

export const faults: Area = {
  area: 'faults',
  mutants: [
    {
      name: 'A deletion is acknowledged before its transaction commits',
      edits: [
        {
          file: `${src}/resources/delete.ts`,
          find: '      await db.transaction().execute(async (transaction) => {',
          replace:
            '      void new Promise((resolve) => setTimeout(resolve, 3000)).then(() => db.transaction().execute(async (transaction) => {',
        },
        {
          file: `${src}/resources/delete.ts`,
          find: '      });\n      return context.changed(organizationId);',
          replace: '      })).catch(() => undefined);\n      return context.changed(organizationId);',
        },
      ],
      gate,
    },
    {
      name: 'One in twenty events has no deliveries',
      edits: [
        {
          file: `${src}/webhooks/fan-out.ts`,
          find: "where webhooks.status = 'enabled'",
          replace: "where event.position % 20 <> 0 and webhooks.status = 'enabled'",
        },
      ],
      gate,
    },
    {
      name: 'Commits of the service do not wait for the disk',
      edits: [
        {
          file: `${src}/database/postgresql.ts`,
          find: "    timezone: 'UTC',",
          replace: "    timezone: 'UTC', synchronous_commit: 'off',",
        },
      ],
      gate,
    },
    {
      name: 'PostgreSQL runs with fsync off',
      edits: [
        {
          file: `${platform}/scripts/faults/environment.ts`,
          find: "  'max_wal_size=64MB',",
          replace: "  'max_wal_size=64MB', 'fsync=off',",
        },
      ],
      gate,
    },
  ],
};
