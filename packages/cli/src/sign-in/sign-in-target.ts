import type { GlobalOptions } from '../global-options.ts';
import { defaultProfile, type ProfilesFile } from '../profiles/profile.ts';
import { localService, requestedBaseUrl } from '../session/base-url.ts';
import { profilesAt, requestedProfile } from '../session/select-profile.ts';
import type { System } from '../terminal/system.ts';

export interface SignInTarget {
  readonly baseUrl: string;
  /** The name of the profile, which a sign-in creates or replaces. */
  readonly name: string;
}

/**
 * Returns the service and the profile of a sign-in: the requested service, or else that of the profile. A profile of another
 * service is replaced only if it is named.
 * @throws UsageError
 */
export function signInTarget(system: Pick<System, 'env'>, options: GlobalOptions, file: ProfilesFile): SignInTarget {
  const { current, profiles } = file;
  const requested = requestedProfile(system, options);
  const baseUrl = requestedBaseUrl(system, options) ?? profiles[requested ?? current ?? '']?.base_url ?? localService;
  return { baseUrl, name: requested ?? profileName(file, baseUrl) };
}

function profileName(file: ProfilesFile, baseUrl: string): string {
  const existing = profilesAt(file, baseUrl);
  const { current = '' } = file;
  if (existing.includes(current)) return current;
  return existing[0] ?? (Object.hasOwn(file.profiles, defaultProfile) ? hostName(baseUrl) : defaultProfile);
}

/** Returns the host as the name of a profile: `staging.example.com`, `127.0.0.1-4001`. */
const hostName = (baseUrl: string): string =>
  new URL(baseUrl).host
    .replace(/[^\w.-]+/g, '-')
    .replace(/^\W+/, '')
    .slice(0, 64);
