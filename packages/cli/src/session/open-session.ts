import { createHmac, randomBytes } from 'node:crypto';
import {
  type Auth,
  clientCredentials,
  createClient,
  dpopSigner,
  generateDpopKey,
  type ProofSigner,
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

/** Returns a new key for the tokens of a profile, as it is stored: a private JWK. */
export const createDpopKey = async (): Promise<JsonWebKey> =>
  crypto.subtle.exportKey('jwk', (await generateDpopKey(true)).privateKey);

/** Returns the option `dpop` of the client for a stored key; none for a profile without one. */
export async function dpopOption(key: JsonWebKey | undefined): Promise<{ dpop?: ProofSigner }> {
  if (key === undefined) return {};
  const { d: _, key_ops: __, ...publicKey } = key;
  const load = (jwk: JsonWebKey, usages: KeyUsage[], extractable: boolean) =>
    crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, extractable, usages);
  const [privateKey, published] = [await load(key, ['sign'], false), await load(publicKey, ['verify'], true)];
  return { dpop: dpopSigner({ privateKey, publicKey: published }) };
}

/** The claims of an access token that this program uses (RFC 9068, section 2.2). */
export interface Claims {
  /** The member, or the application itself. */
  readonly sub?: string;
  readonly iss?: string;
  readonly client_id?: string;
  readonly organization_id?: number;
  /** Space-separated. */
  readonly scope?: string;
  /** Seconds since 1970. */
  readonly exp?: number;
  readonly iat?: number;
  readonly [claim: string]: unknown;
}

/** Returns the claims of an access token, whose signature is not verified; none of a token that is not a JWT. */
export function claimsOf(token: string): Claims {
  try {
    const [, claims = ''] = token.split('.');
    return Object(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  } catch {
    return {};
  }
}
