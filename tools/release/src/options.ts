import { readArguments, UsageError } from '@worklane/contract/command-line';
import { valid } from 'semver';

export const usage = `Usage: npm run release -- [--dry-run] [--version <version>]

Makes a release on main: versions, changelogs, a commit, a tag, and tarballs with checksums in dist/releases. It neither
pushes nor publishes: the release workflow publishes when the tag is pushed.

  --dry-run             print the release and change nothing
  --version <version>   release this version instead of the computed one, for example 1.0.0
  --pack                only build and pack the present version, as the release workflow does`;

export interface Options {
  readonly dryRun: boolean;
  readonly pack: boolean;
  readonly version: string | undefined;
}

/** Parses the command line. Returns undefined for --help. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { help, 'dry-run': dryRun, pack, version } = readArguments(args, options).values;
  if (help) return undefined;
  if (version !== undefined && valid(version) !== version) {
    throw new UsageError(`Invalid value "${version}" for --version. Pass a version such as 1.0.0.`);
  }
  return { dryRun, pack, version };
}

const options = {
  'dry-run': { type: 'boolean', default: false },
  pack: { type: 'boolean', default: false },
  version: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;
