/**
 * What a test file may start decides its tier and its name. `x.test.ts` (fast) runs in process; `x.slow.test.ts` starts
 * processes, PostgreSQL or Chromium; `x.nightly.test.ts` starts foreign tools, faults or long runs.
 */
export const tiers = ['fast', 'slow', 'nightly'] as const;

export type Tier = (typeof tiers)[number];

/** The tier of this run: `TEST_TIER`, or that of a file named on the command line. */
export const tier = (process.env.TEST_TIER ?? tierOfFiles(process.argv)) as Tier;
// For the processes of the tests, whose arguments name no file.
process.env.TEST_TIER = tier;

/** Whether this run has only the tests that a change can break. */
export const isOfChange = process.env.TEST_CHANGED === 'true';

export type Engine = 'pglite' | 'postgresql';

export const engines: readonly Engine[] = ['postgresql', 'pglite'];

/** The engine on which this run tests what behaves the same on both. */
export const engine: Engine = tier === 'fast' ? 'pglite' : 'postgresql';

function tierOfFiles(args: readonly string[]): Tier {
  return tiers.find((each) => args.some((arg) => arg.includes(`.${each}.`))) ?? 'fast';
}
