import { CliError, UsageError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';
import type { GlobalOptions } from '../global-options.ts';
import { type Profile, type ProfilesFile, requireProfileName } from '../profiles/profile.ts';
import type { System } from '../terminal/system.ts';
import { requestedBaseUrl } from './base-url.ts';

export interface SelectedProfile {
  readonly name: string;
  readonly profile: Profile;
}

/** Returns the name that the command line or the environment gives. @throws UsageError */
export function requestedProfile({ env }: Pick<System, 'env'>, { profile }: GlobalOptions): string | undefined {
  const name = profile ?? (env.WORKLANE_PROFILE || undefined);
  return name === undefined ? undefined : requireProfileName(name);
}

/**
 * Returns the requested profile, or else the current one. A requested base URL selects a profile of that service: tokens
 * are never sent to another one.
 * @throws CliError
 */
export function selectProfile(
  system: Pick<System, 'env'>,
  options: GlobalOptions,
  file: ProfilesFile,
): SelectedProfile {
  const baseUrl = requestedBaseUrl(system, options);
  const name = requestedProfile(system, options);
  if (name !== undefined) return namedProfile(file, name, baseUrl);
  const names = profilesAt(file, baseUrl);
  const [only] = names;
  if (file.current !== undefined && names.includes(file.current)) return namedProfile(file, file.current);
  if (only !== undefined && names.length === 1 && baseUrl !== undefined) return namedProfile(file, only);
  if (only === undefined) {
    const [place, option] = baseUrl === undefined ? ['', ''] : [` at ${baseUrl}`, ` --base-url ${baseUrl}`];
    throw new CliError(`Not signed in${place}. Run: worklane login${option}`, exitCodes.unauthenticated);
  }
  throw new UsageError(`Choose a profile with --profile or \`worklane profiles use\`: ${names.join(', ')}.`);
}

function namedProfile({ profiles }: ProfilesFile, name: string, baseUrl?: string): SelectedProfile {
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (!profile) {
    const existing = Object.keys(profiles);
    const others = existing.length > 0 ? ` Existing profiles: ${existing.join(', ')}.` : '';
    throw new CliError(`No profile ${name}.${others} Run: worklane login --profile ${name}`, exitCodes.unauthenticated);
  }
  if (baseUrl === undefined || baseUrl === profile.base_url) return { name, profile };
  throw new UsageError(
    `Profile ${name} is signed in at ${profile.base_url}, not at ${baseUrl}. ` +
      `Omit the base URL, or run: worklane login --profile <name> --base-url ${baseUrl}`,
  );
}

/** Returns the names of the profiles of a service; all without a base URL. */
export const profilesAt = ({ profiles }: ProfilesFile, baseUrl: string | undefined): string[] =>
  Object.entries(profiles).flatMap(([name, { base_url }]) =>
    baseUrl === undefined || baseUrl === base_url ? [name] : [],
  );
