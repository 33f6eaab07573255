import { fileURLToPath } from 'node:url';

/** Returns the Node arguments that run a file of the platform. */
export const platformProcess = (path: string): string[] => [
  '--conditions=@worklane/source',
  fileURLToPath(new URL(`../../../platform/${path}`, import.meta.url)),
];
