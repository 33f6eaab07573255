import { revokeToken } from '@worklane/client';
import type { Invocation } from '../commands/invocation.ts';
import { CliError, UsageError } from '../errors.ts';
import type { ExitCode } from '../exit-codes.ts';
import { localService, requestedBaseUrl } from '../session/base-url.ts';
import { openConfiguration } from '../session/configuration.ts';
import { cliClientId } from '../sign-in/browser-sign-in.ts';
import { type MachineOptions, readClientSecret } from '../sign-in/machine-credentials.ts';
import { claimsOf } from './decode-token.ts';
import { tokenFrom } from './token-operand.ts';

/** Revokes a token at the service that issued it. */
export async function revokeTokenCommand(
  invocation: Invocation,
  options: MachineOptions,
  operand: string | undefined,
): Promise<ExitCode | undefined> {
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
  return undefined;
}

/** A token, and the secret of its application, must not reach a service that did not issue it. */
function requireIssuer(token: string, baseUrl: string): void {
  const { iss = baseUrl } = claimsOf(token);
  if (iss !== baseUrl)
    throw new UsageError(`The token was issued by ${iss}, not by ${baseUrl}. Use --base-url ${iss}.`);
}

interface TokenOwner {
  readonly client_id: string;
  /** The profile with credentials of this application. */
  readonly profile?: { readonly base_url: string; readonly client_secret: string | undefined };
}

/** Returns the application that a token was issued to, which must authenticate to revoke it. */
async function ownerOf({ system }: Invocation, token: string, { clientId }: MachineOptions): Promise<TokenOwner> {
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
  if (client_id !== undefined) return { client_id };
  throw new CliError('The token does not contain its application. Add --client-id <id>.');
}
