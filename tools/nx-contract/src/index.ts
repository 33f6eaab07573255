export { createDependencies } from './create-dependencies.ts';
// Nx 21 reads createNodesV2, and later versions createNodes.
export { createNodes, createNodes as createNodesV2 } from './create-nodes.ts';
export type { CombinedTarget, Options, TargetOptions } from './options.ts';

export const name = '@worklane/nx';
