import { UsageError } from '../errors.ts';

/** An installation and the access to one of its organizations. It contains no secret. */
export interface Profile {
  readonly base_url: string;
  /** The application whose tokens are used. */
  readonly client_id: string;
  readonly organization_id: number;
  readonly organization_name: string;
  readonly scopes: readonly string[];
}

/** The file of all profiles, `config.json`. */
export interface ProfilesFile {
  /** The profile that commands use by default. */
  readonly current?: string | undefined;
  readonly profiles: Readonly<Record<string, Profile>>;
}

export const defaultProfile = 'default';

/** Names are parts of file names. @throws UsageError */
export function requireProfileName(name: string): string {
  if (/^\w[\w.-]{0,63}$/.test(name)) return name;
  throw new UsageError(
    `Invalid profile name: ${name}. Use 1 to 64 letters, digits, dots, hyphens and underscores, and start with a letter or digit.`,
  );
}
