import { readArguments, UsageError } from '@worklane/contract/command-line';
import { valid } from 'semver';
import { repositoryRoot } from './git.ts';
import { packRelease } from './pack.ts';
import { makeRelease, previewRelease } from './release.ts';
import { ReleaseError } from './release-error.ts';

const usage = `Usage: npm run release -- [--dry-run] [--version <version>]

Makes a release on main: versions, changelogs, a commit, a tag, and tarballs with checksums in dist/releases. It neither
pushes nor publishes: the release workflow publishes when the tag is pushed.

  --dry-run             print the release and change nothing
  --version <version>   release this version instead of the computed one, for example 1.0.0
  --pack                only build and pack the present version, as the release workflow does`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  pack: { type: 'boolean', default: false },
  version: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line. Returns undefined for --help. */
function readOptions(args: readonly string[]) {
  const { help, 'dry-run': dryRun, pack, version } = readArguments(args, options).values;
  if (help) return undefined;
  if (version !== undefined && valid(version) !== version) {
    throw new UsageError(`Invalid value "${version}" for --version. Pass a version such as 1.0.0.`);
  }
  return { dryRun, pack, version };
}

try {
  const chosen = readOptions(process.argv.slice(2));
  if (chosen) {
    const root = repositoryRoot(process.cwd());
    const date = new Date().toISOString().slice(0, 10);
    if (chosen.pack) packRelease(root);
    else (chosen.dryRun ? previewRelease : makeRelease)(root, date, chosen.version, console.log);
  } else {
    console.log(usage);
  }
} catch (error) {
  if (!(error instanceof ReleaseError || error instanceof UsageError)) throw error;
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}
