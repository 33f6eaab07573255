import { clientCredentials, createClient, memoryStorage, type ProofSigner, type Tokens } from '@worklane/client';
import { type Scope, scopes } from '@worklane/contract';
import { suggestion } from '@worklane/contract/similar-name';
import { UsageError } from '../errors.ts';
import type { System } from '../terminal/system.ts';
import { explainSignInError } from './service.ts';

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

export interface ClientCredentials {
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
