import {
  type Auth,
  clientCredentials,
  refreshToken,
  type Scope,
  type TokenStorage,
  WorklaneError,
} from '@worklane/client';
import { CliError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { SelectedProfile } from './select-profile.ts';

/** Returns the storage of a profile's tokens, which processes share. */
const tokenStorage = (secrets: SecretStore, profile: string): TokenStorage => ({
  load: async () => (await secrets.load(profile))?.secrets.tokens,
  save: (tokens) => secrets.update(profile, { tokens }),
  lock: (work) => secrets.lock(profile, work),
});

/** Returns the authentication of a profile, which renews its tokens. @throws CliError unless signed in */
export async function profileAuth({ name, profile }: SelectedProfile, secrets: SecretStore): Promise<Auth> {
  const { client_secret, tokens } = (await secrets.load(name))?.secrets ?? {};
  const { client_id: clientId, organization_id: organizationId, scopes } = profile;
  const storage = tokenStorage(secrets, name);
  if (client_secret !== undefined) {
    const scope = scopes as readonly Scope[];
    return withSignInHint(
      name,
      clientCredentials({ clientId, clientSecret: client_secret, organizationId, scope, storage }),
    );
  }
  if (tokens) return withSignInHint(name, refreshToken({ clientId, storage }));
  throw new CliError(`Profile ${name} has no tokens. ${signInHint(name)}`, exitCodes.unauthenticated);
}

const signInHint = (name: string): string => `Run: worklane login --profile ${name}`;

/** Names the profile, and the command that signs in again, when tokens cannot be renewed. */
function withSignInHint(name: string, auth: Auth): Auth {
  const explain = (error: unknown): never => {
    if (!WorklaneError.is(error, 'invalid_grant', 'invalid_client', 'signed_out')) throw error;
    throw new CliError(
      `Profile ${name} is no longer signed in: ${error.message}. ${signInHint(name)}`,
      exitCodes.unauthenticated,
      { cause: error },
    );
  };
  return {
    open(connection) {
      const session = auth.open(connection);
      return {
        access() {
          const access = session.access();
          return access instanceof Promise ? access.catch(explain) : access;
        },
        ...(session.renew && { renew: (rejected) => session.renew?.(rejected).catch(explain) ?? explain(undefined) }),
      };
    },
  };
}
