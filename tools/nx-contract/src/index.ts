import { createDependencies as inferDependencies } from './create-dependencies.ts';
import { createNodes as inferNodes } from './create-nodes.ts';

export type { CombinedTarget, Options, TargetOptions } from './options.ts';

export const name = '@worklane/nx';

/** What Nx calls. Types of Nx would not compile without skipLibCheck. */
export const createNodes: readonly [glob: string, infer: (...args: never) => unknown] = inferNodes;

/** The name of createNodes in older versions of Nx. */
export const createNodesV2 = createNodes;

export const createDependencies: (...args: never) => unknown = inferDependencies;
