import { UsageError } from '@worklane/contract/command-line';
import { repositoryRoot } from './git.ts';
import { readOptions, usage } from './options.ts';
import { packRelease } from './pack.ts';
import { makeRelease, previewRelease } from './release.ts';
import { ReleaseError } from './release-error.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options) {
    const root = repositoryRoot(process.cwd());
    const date = new Date().toISOString().slice(0, 10);
    if (options.pack) packRelease(root);
    else (options.dryRun ? previewRelease : makeRelease)(root, date, options.version, console.log);
  } else {
    console.log(usage);
  }
} catch (error) {
  if (!(error instanceof ReleaseError || error instanceof UsageError)) throw error;
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}
