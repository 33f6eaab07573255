import { operations, scopes } from '@worklane/contract';
import { send } from '../http-exchange.ts';
import { type Credentials, CredentialsError } from './credentials.ts';

/** The tokens that cases send. Cases that need a missing one are skipped. */
export interface Tokens {
  /** Of the organization, with every scope. */
  readonly full: string;
  /** Of the organization, with one scope. */
  readonly narrow: { readonly scope: string; readonly token: string } | undefined;
  readonly revoked: string | undefined;
  readonly expired: string | undefined;
  /** Of another organization, with every scope. */
  readonly foreign: string | undefined;
}

type Client = Required<Pick<Credentials, 'organization_id' | 'client_id' | 'client_secret'>>;

const everyScope = Object.keys(scopes).join(' ');
const narrowScope = 'presences.read' satisfies keyof typeof scopes;

/** @throws CredentialsError when the token endpoint rejects the credentials */
export async function obtainTokens(baseUrl: string, credentials: Credentials): Promise<Tokens> {
  const { token, expired_token: expired, other, organization_id, client_id, client_secret } = credentials;
  if (client_id === undefined || client_secret === undefined) {
    return { full: token ?? '', narrow: undefined, revoked: undefined, expired, foreign: undefined };
  }
  const client = { organization_id, client_id, client_secret };
  const full = token ?? (await tokenOf(baseUrl, client, everyScope));
  const revoked = await tokenOf(baseUrl, client, everyScope);
  await revoke(baseUrl, client, revoked);
  const narrow = { scope: narrowScope, token: await tokenOf(baseUrl, client, narrowScope) };
  return { full, narrow, revoked, expired, foreign: other && (await tokenOf(baseUrl, other, everyScope)) };
}

async function tokenOf(baseUrl: string, client: Client, scope: string): Promise<string> {
  const { client_id, client_secret, organization_id } = client;
  const grant = { grant_type: 'client_credentials', client_id, client_secret, scope };
  const { response } = await post(baseUrl, operations.createToken.path, {
    ...grant,
    organization_id: String(organization_id),
  });
  if (response.status !== 200) {
    throw new CredentialsError(`The token endpoint rejected ${client_id} with ${response.status}: ${response.body}`);
  }
  return (JSON.parse(response.body) as { access_token: string }).access_token;
}

async function revoke(baseUrl: string, { client_id, client_secret }: Client, token: string): Promise<void> {
  const { response } = await post(baseUrl, operations.revokeToken.path, { client_id, client_secret, token });
  if (response.status !== 200) throw new CredentialsError(`Revocation failed: ${response.body}`);
}

const post = (baseUrl: string, path: string, form: Record<string, string>) =>
  send(baseUrl, {
    method: 'post',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
