import { createHmac, randomBytes } from 'node:crypto';
import {
  type Auth,
  clientCredentials,
  createClient,
  plainToken,
  refreshToken,
  type Scope,
  type TokenStorage,
  WorklaneError,
} from '@worklane/client';
import { CliError, exitCodes, UsageError } from '../errors.ts';
import type { GlobalOptions, System } from '../terminal/system.ts';
import {
  localService,
  openConfiguration,
  requestedBaseUrl,
  type SelectedProfile,
  selectProfile,
} from './configuration.ts';
import { claimsOf } from './decode-token.ts';
import { dpopOption } from './dpop-key.ts';
import type { SecretStore, Secrets } from './secret-store.ts';

/** Returns the session of `WORKLANE_TOKEN`, which needs no profile. @throws UsageError */
export function openEnvironmentSession(system: System, options: GlobalOptions) {
  const { WORKLANE_TOKEN: token = '', WORKLANE_ORGANIZATION_ID: organization } = system.env;
  const baseUrl = requestedBaseUrl(system, options) ?? localService;
  const organizationId = organization ? parseOrganizationId(organization) : claimsOf(token).organization_id;
  const auth = organizationId === undefined ? withoutOrganization : plainToken(token, { organizationId });
  return {
    client: createClient({ baseUrl, auth }),
    baseUrl,
    profile: undefined,
    accessToken: async () => token,
    // Derived from the token, so that the jobs of a pipeline that share it know the secret.
    signingSecret: async () => signingSecretOf(createHmac('sha256', token).update('worklane listen').digest()),
  };
}

/** Fails when the API is called: some commands of the tool need no organization. */
const withoutOrganization: Auth = {
  open: () => ({
    access() {
      throw new WorklaneError(
        'organization_unknown',
        'WORKLANE_TOKEN does not contain its organization. Set WORKLANE_ORGANIZATION_ID.',
      );
    },
  }),
};

function parseOrganizationId(text: string): number {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new UsageError(`Invalid WORKLANE_ORGANIZATION_ID: ${text}. Use a positive integer.`);
}

/** Returns the session of the selected profile. @throws CliError unless it is signed in */
export async function openProfileSession(system: System, options: GlobalOptions) {
  const { profiles, secrets } = openConfiguration(system);
  const selected = selectProfile(system, options, await profiles.read());
  const { name, profile } = selected;
  const stored = (await secrets.load(name))?.secrets ?? {};
  const auth = profileAuth(selected, secrets, stored);
  const dpop = await dpopOption(stored.dpop_key);
  const opened = Promise.withResolvers<ReturnType<Auth['open']>>();
  const observed: Auth = {
    open(connection) {
      const session = auth.open(connection);
      opened.resolve(session);
      return session;
    },
  };
  return {
    client: createClient({ baseUrl: profile.base_url, auth: observed, ...dpop }),
    baseUrl: profile.base_url,
    profile: name,
    accessToken: async () => (await (await opened.promise).access()).authorization.replace(/^\w+ /, ''),
    signingSecret: () => signingSecret(secrets, name),
  };
}

/** Returns the signing secret of a profile, which is created once. */
const signingSecret = (secrets: SecretStore, profile: string): Promise<string> =>
  secrets.lock(profile, async () => {
    const stored = (await secrets.load(profile))?.secrets.signing_secret;
    if (stored !== undefined) return stored;
    const created = signingSecretOf(randomBytes(32));
    await secrets.update(profile, { signing_secret: created });
    return created;
  });

/** Returns the storage of a profile's tokens, which processes share. */
const tokenStorage = (secrets: SecretStore, profile: string): TokenStorage => ({
  load: async () => (await secrets.load(profile))?.secrets.tokens,
  save: (tokens) => secrets.update(profile, { tokens }),
  lock: (work) => secrets.lock(profile, work),
});

/** Returns the authentication of a profile, which renews its tokens. @throws CliError unless signed in */
function profileAuth({ name, profile }: SelectedProfile, secrets: SecretStore, stored: Secrets): Auth {
  const { client_secret, tokens } = stored;
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

/** Returns a secret of Standard Webhooks. @param key 32 random bytes */
const signingSecretOf = (key: Buffer): string => `whsec_${key.toString('base64')}`;
