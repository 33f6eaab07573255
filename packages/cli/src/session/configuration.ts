import { CliError, exitCodes, UsageError } from '../errors.ts';
import type { GlobalOptions, System } from '../terminal/system.ts';
import {
  configFolder,
  defaultProfile,
  type Profile,
  type Profiles,
  type ProfilesFile,
  profilesIn,
  requireProfileName,
} from './profiles.ts';
import { type SecretStore, secretStore, systemKeychain } from './secret-store.ts';

/** The profiles and their secrets. */
export interface Configuration {
  /** The folder of both, except secrets in the keychain. */
  readonly folder: string;
  readonly profiles: Profiles;
  readonly secrets: SecretStore;
}

export function openConfiguration({ env }: Pick<System, 'env'>): Configuration {
  const folder = configFolder(env);
  const keychain = env.WORKLANE_KEYCHAIN === 'off' ? undefined : systemKeychain();
  return { folder, profiles: profilesIn(folder), secrets: secretStore(folder, keychain) };
}

/** The service that `npm start` and `worklane start` run. */
export const localService = 'http://127.0.0.1:4000';

/** Returns the base URL that the command line or the environment names. @throws UsageError */
export function requestedBaseUrl({ env }: Pick<System, 'env'>, { baseUrl }: GlobalOptions): string | undefined {
  const text = baseUrl ?? (env.WORKLANE_BASE_URL || undefined);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new UsageError(`Invalid base URL: ${text}. Use an absolute URL such as https://api.example.com.`);
  }
  // Input: trusted, from the command line or the environment.
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Returns whether nobody on the way can read what is sent: with https, or within this machine. */
export function isEncrypted(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

export interface SelectedProfile {
  readonly name: string;
  readonly profile: Profile;
}

/** Returns the name that the command line or the environment gives. @throws UsageError */
function requestedProfile({ env }: Pick<System, 'env'>, { profile }: GlobalOptions): string | undefined {
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
const profilesAt = ({ profiles }: ProfilesFile, baseUrl: string | undefined): string[] =>
  Object.entries(profiles).flatMap(([name, { base_url }]) =>
    baseUrl === undefined || baseUrl === base_url ? [name] : [],
  );

/**
 * Returns the service and the name of the profile that a sign-in creates or replaces: the requested service, or else that of the profile. A profile of another
 * service is replaced only if it is named.
 * @throws UsageError
 */
export function signInTarget(system: Pick<System, 'env'>, options: GlobalOptions, file: ProfilesFile) {
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
