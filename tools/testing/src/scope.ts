/**
 * Whether `npm run test:full` runs the tests: with files named `*.full.test.ts`, on both engines, at every width of a browser
 * and in both color schemes. `npm test` proves every behavior once.
 */
export const isFullRun = process.env.TEST_SCOPE === 'full';

export type Engine = 'pglite' | 'postgresql';

/** The engines on which this run tests what behaves the same on both. */
export const engines: readonly [Engine, ...Engine[]] = isFullRun ? ['postgresql', 'pglite'] : ['postgresql'];
