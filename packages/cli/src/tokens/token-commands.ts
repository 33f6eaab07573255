import type { Invocation } from '../commands/invocation.ts';
import { UsageError } from '../errors.ts';
import type { ExitCode } from '../exit-codes.ts';
import { localService, requestedBaseUrl } from '../session/base-url.ts';
import { requestClientToken } from '../sign-in/client-credentials-sign-in.ts';
import { type MachineOptions, readClientSecret, requireOrganizationId } from '../sign-in/machine-credentials.ts';
import { requestedScopes } from '../sign-in/requested-scopes.ts';
import { decodeToken } from './decode-token.ts';
import { tokenFrom } from './token-operand.ts';

type Result = Promise<ExitCode | undefined>;

export interface CreateTokenOptions extends MachineOptions {
  readonly scope?: readonly string[];
}

/** Prints an access token, for other programs. */
export async function printToken({ openSession, output }: Invocation): Result {
  const access_token = await (await openSession()).accessToken();
  output.result({ access_token }, () => access_token);
  return undefined;
}

/** Prints the contents of an access token. */
export async function inspectToken(invocation: Invocation, operand: string | undefined): Result {
  const { output } = invocation;
  const { header, claims } = decodeToken(await tokenFrom(invocation, operand));
  output.result({ verified: false, header, claims }, () => {
    const rows = Object.entries(claims).map(
      ([name, value]) => `${output.stdout.style('bold', name.padEnd(18))}${claimText(name, value)}`,
    );
    return rows.join('\n');
  });
  output.note(
    'Not verified: neither the signature nor a revocation was checked. To check the current access, run: worklane whoami',
  );
  return undefined;
}

const timestampClaims = new Set(['exp', 'iat', 'nbf']);

const claimText = (name: string, value: unknown): string =>
  timestampClaims.has(name) && typeof value === 'number'
    ? `${value} (${new Date(value * 1000).toISOString()})`
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** Requests a token for a private application, and stores nothing. */
export async function createToken({ system, globals, output }: Invocation, options: CreateTokenOptions): Result {
  const { clientId } = options;
  if (clientId === undefined) throw new UsageError('The application is missing. Add --client-id <id>.');
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
  return undefined;
}
