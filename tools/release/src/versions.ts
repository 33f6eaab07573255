import { inc, major } from 'semver';
import { ReleaseError } from './release-error.ts';

/** What a change means to users, in ascending order: a correction, an addition, or a break. */
const bumps = ['none', 'patch', 'minor', 'major'] as const;

export type Bump = (typeof bumps)[number];

export const atLeast = (bump: Bump, other: Bump): boolean => bumps.indexOf(bump) >= bumps.indexOf(other);

/** Returns the largest bump, or `none`. */
export const largest = (all: readonly Bump[]): Bump =>
  all.reduce((found, bump) => (atLeast(found, bump) ? found : bump), 'none');

/**
 * Returns the next version (Semantic Versioning 2.0.0). Below 1.0.0 a break raises the minor version and everything else the
 * patch version, as the caret ranges of npm assume.
 */
export function nextVersion(version: string, bump: Bump): string {
  if (bump === 'none') return version;
  const stable = major(version) > 0;
  const next = inc(version, stable ? bump : bump === 'major' ? 'minor' : 'patch');
  if (next === null) throw new ReleaseError(`"${version}" is not a semantic version.`);
  return next;
}
