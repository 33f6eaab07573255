import type { Client } from '@worklane/client';
import type { GlobalOptions, System } from '../terminal/system.ts';

/** An authenticated client, and where its access comes from. */
export interface Session {
  readonly client: Client;
  readonly baseUrl: string;
  /** The profile whose tokens are used; undefined with `WORKLANE_TOKEN`. */
  readonly profile: string | undefined;
  /** Returns an access token that has not expired. @throws WorklaneError, CliError if it cannot be renewed */
  accessToken(): Promise<string>;
  /** Returns the secret that signs the deliveries of `listen`; the same for a profile. */
  signingSecret(): Promise<string>;
}

/**
 * Opens the session of the profile on the command line, or else of `WORKLANE_TOKEN`, or else of the selected profile.
 * @throws CliError with the exit code for a missing sign-in
 */
export async function openSession(system: System, options: GlobalOptions): Promise<Session> {
  const { openEnvironmentSession, openProfileSession } = await import('./open-session.ts');
  return usesToken(system, options) ? openEnvironmentSession(system, options) : openProfileSession(system, options);
}

/** Returns whether commands use `WORKLANE_TOKEN`: a profile on the command line takes precedence. */
export const usesToken = ({ env }: Pick<System, 'env'>, { profile }: GlobalOptions): boolean =>
  profile === undefined && Boolean(env.WORKLANE_TOKEN);
