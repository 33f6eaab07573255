import { expectCurrentBuild } from '@worklane/testing/current-build';
import { docsDirectory } from '../src/site.ts';

/** Returns the folder of the built site. @throws Error if it is older than its sources */
export function builtSite(): string {
  expectCurrentBuild('@worklane/docs');
  return docsDirectory;
}
