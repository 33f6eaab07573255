import { type Operation, operations, scopes } from '@worklane/contract';
import type { Send } from '../http-exchange.ts';
import { sendWithinRateLimits } from '../rate-limits.ts';
import { type Credentials, CredentialsError } from './credentials.ts';

/** The tokens that cases send. Cases that need a missing one are skipped. */
export interface Tokens {
  /** Of the organization, with every scope. */
  readonly full: string;
  /** Of other clients of the organization, with every scope. */
  readonly additional?: readonly string[];
  /** Of the organization, with one scope each. */
  readonly narrow: readonly { readonly scope: string; readonly token: string }[];
  readonly revoked: string | undefined;
  readonly expired: string | undefined;
  /** Of another organization, with every scope. */
  readonly foreign: string | undefined;
  /** Returns one of the organization with some scopes; absent if the credentials have no client. */
  readonly withScopes?: (scopes: readonly string[]) => Promise<string>;
  /** Revokes all that were issued; absent if the credentials have no client. */
  readonly end?: () => Promise<void>;
}

/** Returns a token with every scope. Spreads the operations over the clients, each of which has a quota of its own. */
export function tokenFor(given: Tokens, { id }: Operation): string {
  const tokens = spreadTokens(given);
  return tokens[Object.keys(operations).indexOf(id) % tokens.length] ?? tokens[0];
}

type Client = Required<Pick<Credentials, 'organization_id' | 'client_id' | 'client_secret'>>;

const everyScope = Object.keys(scopes).join(' ');
/** Every operation lacks one of them. */
const narrowScopes = ['presences.read', 'shifts.read'] as const satisfies (keyof typeof scopes)[];

/**
 * @throws CredentialsError when the token endpoint rejects the credentials
 * @throws RateLimitError
 */
export async function obtainTokens(
  baseUrl: string,
  credentials: Credentials,
  send: Send = sendWithinRateLimits(),
): Promise<Tokens> {
  const { token, expired_token: expired, other, organization_id, client_id, client_secret } = credentials;
  const given = {
    narrow: credentials.narrow_token ? [credentials.narrow_token] : [],
    revoked: credentials.revoked_token,
    expired,
    foreign: credentials.foreign_token,
  };
  if (client_id === undefined || client_secret === undefined) return { full: token ?? '', ...given };
  const post: Post = (path, form) =>
    send(baseUrl, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
  const issued: (readonly [Client, string])[] = [];
  const issue: Issue = async (each, scope) => {
    const issuedToken = await tokenOf(post, each, scope);
    issued.push([each, issuedToken]);
    return issuedToken;
  };
  const end = async () => {
    for (const [each, issuedToken] of issued.splice(0)) await revoke(post, each, issuedToken);
  };
  const client = { organization_id, client_id, client_secret };
  const full = token ?? (await issue(client, everyScope));
  const revoked = await tokenOf(post, client, everyScope);
  await revoke(post, client, revoked);
  const others = (credentials.additional_clients ?? []).map((each) => ({ organization_id, ...each }));
  const additional = await Promise.all(others.map((each) => issue(each, everyScope)));
  const withScopes = scopedTokens(issue, [client, ...others]);
  const narrow = await Promise.all(narrowScopes.map(async (scope) => ({ scope, token: await withScopes([scope]) })));
  const foreign = other && (await issue(other, everyScope));
  return { full, additional, narrow, revoked, expired, foreign, withScopes, end };
}

type Issue = (client: Client, scope: string) => Promise<string>;

/** Spreads the tokens over the clients, each of which has a quota of its own. */
function scopedTokens(issue: Issue, clients: readonly Client[]): NonNullable<Tokens['withScopes']> {
  const tokens = new Map<string, Promise<string>>();
  return (requested) => {
    const scope = requested.join(' ');
    const token = tokens.get(scope) ?? issue(clients[tokens.size % clients.length] as Client, scope);
    tokens.set(scope, token);
    return token;
  };
}

/** Returns the tokens of the organization with every scope, each of another client. */
export const spreadTokens = ({ full, additional = [] }: Tokens): readonly [string, ...string[]] => [
  full,
  ...additional,
];

type Post = (path: string, form: Record<string, string>) => ReturnType<Send>;

async function tokenOf(post: Post, client: Client, scope: string): Promise<string> {
  const { client_id, client_secret, organization_id } = client;
  const grant = { grant_type: 'client_credentials', client_id, client_secret, scope };
  const { response } = await post(operations.createToken.path, { ...grant, organization_id: String(organization_id) });
  if (response.status !== 200) {
    throw new CredentialsError(`The token endpoint rejected ${client_id} with ${response.status}: ${response.body}`);
  }
  return (JSON.parse(response.body) as { access_token: string }).access_token;
}

async function revoke(post: Post, { client_id, client_secret }: Client, token: string): Promise<void> {
  const { response } = await post(operations.revokeToken.path, { client_id, client_secret, token });
  if (response.status !== 200) throw new CredentialsError(`Revocation failed: ${response.body}`);
}
