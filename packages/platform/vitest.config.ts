import { engine } from '@worklane/testing/tier';
import { projectConfig } from '@worklane/testing/vitest';
import { hasPgbouncer } from '@worklane/testing/worker-pooler';

/** Tests that depend on the engine of the database. Those that open none, always the same, or reach none run in one tier. */
const onBothEngines = [
  'test/{audit,database,identity,request-log,upgrades}/!(*.slow|*.nightly).test.ts',
  'test/dashboard-api/!(cross-origin|*.slow|*.nightly).test.ts',
  'test/records/!(access|*.slow|*.nightly).test.ts',
  'test/events/{feed,sequencing,stream}.test.ts',
  'test/admin/operator-plane.test.ts',
  'test/observability/tracing.test.ts',
  'test/http/idempotent-operations.test.ts',
  'test/mcp/**/!(tool-errors|*.slow|*.nightly).test.ts',
  'test/oauth/**/!(fetch-document|verify-access-token|*.slow|*.nightly).test.ts',
  'test/webhooks/!(*.slow|*.nightly).test.ts',
];

/** Tests whose requests go through PgBouncer in the nightly tier: all but those of sessions and of the pages that one reads. */
const throughPgbouncer = [
  'test/{identity,records}/!(access|*.slow|*.nightly).test.ts',
  'test/webhooks/!(open-snapshot|*.slow|*.nightly).test.ts',
  'test/events/{feed,sequencing,stream}.test.ts',
  'test/oauth/!(fetch-document|verify-access-token|*.slow|*.nightly).test.ts',
];

export default projectConfig(
  {
    setupFiles: ['test/log-watch/setup.ts'],
    provide: { engine },
    globalSetup: 'test/environment/embedded-setup.ts',
  },
  { slow: onBothEngines, nightly: hasPgbouncer() ? throughPgbouncer : [] },
);
