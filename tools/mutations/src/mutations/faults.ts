import { testOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const platform = 'packages/platform';
const src = `${platform}/src`;
const check = testOf('tools/resilience', 'resilience.nightly.test.ts');

export const faults: Area = {
  area: 'faults',
  mutations: [
    {
      name: 'A deletion is acknowledged before its transaction commits',
      edits: [
        {
          in: src,
          find: '  const { replayed } = await retryOnViolation(',
          replace:
            '  const replayed = false;\n  void new Promise((resolve) => setTimeout(resolve, 3000)).then(() => retryOnViolation(',
        },
        {
          in: src,
          find: '  );\n  changed(organizationId);',
          replace: '  )).catch(() => undefined);\n  changed(organizationId);',
        },
      ],
      check,
    },
    {
      name: 'One in twenty events has no deliveries',
      edits: [
        {
          in: src,
          find: "where webhooks.status = 'enabled'",
          replace: "where event.position % 20 <> 0 and webhooks.status = 'enabled'",
        },
      ],
      check,
    },
    {
      name: 'Commits do not wait for the disk',
      edits: [
        {
          in: src,
          find: '    idle_session_timeout: 0,',
          replace: "    idle_session_timeout: 0, synchronous_commit: 'off',",
        },
      ],
      check,
    },
    {
      name: 'PostgreSQL runs with fsync off',
      edits: [
        {
          in: 'tools/resilience/src/environment.ts',
          find: "  'max_wal_size=64MB',",
          replace: "  'max_wal_size=64MB', 'fsync=off',",
        },
      ],
      check,
    },
  ],
};
