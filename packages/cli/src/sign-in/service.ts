import {
  clientCredentials,
  createClient,
  memoryStorage,
  type ProofSigner,
  plainToken,
  revokeToken,
  type Tokens,
  WorklaneError,
} from '@worklane/client';
import { type Scope, scopes } from '@worklane/contract';
import { suggestion } from '@worklane/contract/similar-name';
import { CliError, UsageError } from '../errors.ts';
import { dpopOption } from '../session/open-session.ts';
import type { Profile } from '../session/profiles.ts';
import type { Secrets } from '../session/secret-store.ts';
import type { System } from '../terminal/system.ts';

/**
 * Checks that a service responds at a base URL, and that it issues tokens for this URL (RFC 8414, section 3.3).
 * @throws CliError, WorklaneError
 */
export async function requireService(baseUrl: string): Promise<void> {
  const { raw } = createClient({ baseUrl, auth: 'none', timeout: 10_000, maxRetries: 1 });
  const { data } = await raw.GET('/.well-known/oauth-authorization-server');
  const issuer = data?.issuer;
  if (issuer === baseUrl) return;
  if (typeof issuer !== 'string') throw new CliError(`There is no Worklane service at ${baseUrl}. Check --base-url.`);
  throw new CliError(`The base URL of the service at ${baseUrl} is ${issuer}. Use --base-url ${issuer}.`);
}

/** Calls the API once, with a request that every token may make. @throws WorklaneError if the token is rejected */
export async function verifyTokens(baseUrl: string, tokens: Tokens, key?: JsonWebKey): Promise<void> {
  const auth = plainToken(tokens.access_token, { organizationId: tokens.organization_id });
  await createClient({ baseUrl, auth, ...(await dpopOption(key)) }).events.list({ limit: 1 });
}

/** Explains an error of the sign-in, where the message of the service alone would not help. */
export function explainSignInError(error: unknown): unknown {
  if (WorklaneError.is(error, 'access_denied')) {
    return new CliError('Access was denied in the browser.', undefined, { cause: error });
  }
  if (WorklaneError.is(error, 'invalid_scope')) {
    return new CliError(`${error.message}. Name the scopes with --scope.`, undefined, { cause: error });
  }
  return error;
}

/** Revokes the tokens of a profile. @throws WorklaneError */
export async function revokeSecrets(
  { base_url, client_id }: Profile,
  { tokens, client_secret }: Secrets,
): Promise<void> {
  if (!tokens) return;
  const identity = { baseUrl: base_url, clientId: client_id, clientSecret: client_secret };
  await revokeToken(tokens.refresh_token ?? tokens.access_token, identity);
}

/** The options of commands that authenticate a private application. */
export interface MachineOptions {
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly organizationId?: number;
}

/**
 * Returns the secret of an application: from the option, from `WORKLANE_CLIENT_SECRET`, from a person, or from standard
 * input, so that it need not be in the history of the shell.
 * @throws UsageError
 */
export async function readClientSecret(system: System, { clientSecret }: MachineOptions): Promise<string> {
  const given = clientSecret ?? (system.env.WORKLANE_CLIENT_SECRET || undefined);
  const isAsked = given === undefined && system.isInteractive;
  const secret = isAsked ? await system.askSecret('Client secret: ') : (given ?? (await system.readInput()));
  if (secret.trim() !== '') return secret.trim();
  throw new UsageError('Missing client secret. Pass it on standard input or in WORKLANE_CLIENT_SECRET.');
}

/** @throws UsageError */
export function requireOrganizationId({ env }: Pick<System, 'env'>, { organizationId }: MachineOptions): number {
  const id = organizationId ?? Number(env.WORKLANE_ORGANIZATION_ID);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new UsageError('Missing --organization-id. Pass the organization of the application.');
}

const everyScope = Object.keys(scopes) as Scope[];

/**
 * Returns the scopes of the values of `--scope`, which can each name several; all without a value.
 * @throws UsageError
 */
export function requestedScopes(values: readonly string[] = []): readonly Scope[] {
  const names = values.flatMap((value) => value.split(/[\s,]+/)).filter((name) => name !== '');
  if (values.length === 0 || names.includes('all')) return everyScope;
  // An unset variable must not request everything.
  if (names.length === 0)
    throw new UsageError('Invalid --scope: no scope given. Omit the option to request all scopes.');
  const unknown = names.find((name) => !Object.hasOwn(scopes, name));
  if (unknown === undefined) return everyScope.filter((scope) => names.includes(scope));
  throw new UsageError(`Unknown scope "${unknown}".${suggestion(unknown, everyScope)}`);
}

interface ClientCredentials {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly organizationId: number;
  readonly scope: readonly Scope[];
  /** The key that the token is bound to, if any. */
  readonly dpop?: ProofSigner;
}

/** Returns a token of a private application (RFC 6749, section 4.4). @throws WorklaneError, CliError */
export async function requestClientToken({ baseUrl, dpop, ...credentials }: ClientCredentials): Promise<Tokens> {
  const storage = memoryStorage();
  try {
    await createClient({
      baseUrl,
      auth: clientCredentials({ ...credentials, storage }),
      ...(dpop && { dpop }),
    }).organization();
  } catch (error) {
    throw explainSignInError(error);
  }
  const tokens = await storage.load();
  if (!tokens) throw new Error('The token request stored no token.');
  return tokens;
}
