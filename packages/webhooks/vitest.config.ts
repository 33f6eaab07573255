import { projectConfig } from '@worklane/testing/vitest';

// The tests of examples and snippets start processes, which take long where the machine has much else to do.
export default projectConfig({ testTimeout: 120_000, expect: { poll: { timeout: 30_000 } } });
