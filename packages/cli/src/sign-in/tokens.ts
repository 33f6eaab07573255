import { revokeToken } from '@worklane/client';
import type { Invocation } from '../command/invocation.ts';
import { CliError, UsageError } from '../errors.ts';
import { localService, openConfiguration, requestedBaseUrl } from '../session/configuration.ts';
import { claimsOf } from '../session/open-session.ts';
import { cliClientId } from './browser-sign-in.ts';
import {
  type MachineOptions,
  readClientSecret,
  requestClientToken,
  requestedScopes,
  requireOrganizationId,
} from './service.ts';

type Result = Promise<undefined>;

interface CreateTokenOptions extends MachineOptions {
  readonly scope?: readonly string[];
}

/** Prints an access token, for other programs. */
export async function printToken({ openSession, output }: Invocation): Result {
  const access_token = await (await openSession()).accessToken();
  if (claimsOf(access_token).cnf !== undefined) {
    throw new CliError(
      'The access token is bound to the key of the profile, without which no program can use it. Sign in without --dpop.',
    );
  }
  output.result({ access_token }, () => access_token);
}

/** Requests a token for a private application, and stores nothing. */
export async function createToken({ system, globals, output }: Invocation, options: CreateTokenOptions): Result {
  const { clientId } = options;
  if (clientId === undefined) throw new UsageError('Missing --client-id. Pass the client ID of the application.');
  const organizationId = requireOrganizationId(system, options);
  const scope = requestedScopes(options.scope);
  const baseUrl = requestedBaseUrl(system, globals) ?? localService;
  const clientSecret = await readClientSecret(system, options);
  const { received_at: _, ...tokens } = await requestClientToken({
    baseUrl,
    clientId,
    clientSecret,
    organizationId,
    scope,
  });
  output.result(tokens, () => tokens.access_token);
}

/** Returns the operand, or standard input for `-`; without an operand, the token of the session. */
async function tokenFrom({ system, openSession }: Invocation, operand: string | undefined): Promise<string> {
  if (operand === undefined) return (await openSession()).accessToken();
  const token = (operand === '-' ? await system.readInput() : operand).trim();
  if (token !== '') return token;
  throw new UsageError('Missing token: standard input is empty.');
}

/** Revokes a token at the service that issued it. */
export async function revokeTokenCommand(
  invocation: Invocation,
  options: MachineOptions,
  [operand]: readonly string[],
): Result {
  const { system, globals, output } = invocation;
  const token = await tokenFrom(invocation, operand);
  const { client_id: clientId, profile } = await ownerOf(invocation, token, options);
  const baseUrl = profile?.base_url ?? requestedBaseUrl(system, globals) ?? localService;
  requireIssuer(token, baseUrl);
  const isPublic = clientId === cliClientId;
  const clientSecret = isPublic ? undefined : (profile?.client_secret ?? (await readClientSecret(system, options)));
  await revokeToken(token, { baseUrl, clientId, clientSecret });
  output.result(
    { revoked: true, client_id: clientId, base_url: baseUrl },
    () => `Revoked: ${baseUrl} rejects the token from now on.`,
  );
}

/** A token, and the secret of its application, must not reach a service that did not issue it. */
function requireIssuer(token: string, baseUrl: string): void {
  const { iss = baseUrl } = claimsOf(token);
  if (iss !== baseUrl)
    throw new UsageError(`The token was issued by ${iss}, not by ${baseUrl}. Use --base-url ${iss}.`);
}

/** Returns the application that a token was issued to, which must authenticate to revoke it, and its profile. */
async function ownerOf({ system }: Invocation, token: string, { clientId }: MachineOptions) {
  const { profiles, secrets } = openConfiguration(system);
  const all = Object.entries((await profiles.read()).profiles);
  const claims = claimsOf(token);
  for (const [name, { base_url, client_id }] of all) {
    const stored = (await secrets.load(name).catch(() => undefined))?.secrets;
    const isStored = stored?.tokens?.access_token === token || stored?.tokens?.refresh_token === token;
    const isSameClient = claims.client_id === client_id && claims.iss === base_url;
    if (stored && (isStored || isSameClient))
      return { client_id, profile: { base_url, client_secret: stored.client_secret } };
  }
  const client_id = clientId ?? claims.client_id;
  if (client_id !== undefined) return { client_id, profile: undefined };
  throw new CliError('The token does not name its application. Pass its client ID with --client-id.');
}
