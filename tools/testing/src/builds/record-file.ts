import { join } from 'node:path';

/** An output of the build, so that Nx restores it from the cache together with `dist`. */
export const recordFile = (project: string) => join(project, '.worklane/build-hash');
