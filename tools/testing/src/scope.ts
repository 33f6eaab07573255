/**
 * Whether Nx runs the target `test-full`, which `npm run test:full` runs after `test`: the files named `*.full.test.ts`, the
 * second engine, every width of a browser and both color schemes. `test` proves every behavior once.
 */
export const isFullRun = process.env.TEST_SCOPE === 'full';

export type Engine = 'pglite' | 'postgresql';

export const engines: readonly Engine[] = ['postgresql', 'pglite'];

/** The engine on which this run tests what behaves the same on both. */
export const engine: Engine = isFullRun ? 'pglite' : 'postgresql';
