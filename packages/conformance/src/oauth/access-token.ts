import { createPublicKey, verify } from 'node:crypto';
import { type Operation, operations, type ProblemCode, type schemas } from '@worklane/contract';
import type { Scene } from '../cases/case.ts';
import { parsed } from '../json.ts';
import { expectEqual, expectThat, MissingPrerequisite } from '../mismatch.ts';
import { systemClock } from '../rate-limits.ts';
import type { ServerResponse, Session } from '../session.ts';
import type { Credentials } from '../target/credentials.ts';
import { expectError, expectStatus } from '../world/expectations.ts';

/** What an access token is expected to be for. */
export interface Grant {
  readonly client_id: string;
  readonly organization_id: number;
  /** Separated by spaces. */
  readonly scope: string;
  /** Whether a member has granted access. */
  readonly ofMember?: boolean;
}

/** The claims that clients may read (RFC 9068, section 2.2). */
interface Claims {
  readonly jti: string;
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
}

/** Milliseconds by which the clock of a server may differ. */
const clockSkew = 300_000;

/**
 * Expects the tokens of a grant: every field of the response, and an access token (RFC 9068) that is signed with a published key.
 * @returns its claims
 * @throws Mismatch
 */
export async function expectTokens(
  { session, receiver }: Scene,
  tokens: schemas.TokenResponse,
  grant: Grant,
): Promise<Claims> {
  const { client_id, organization_id, scope, ofMember = false } = grant;
  const { access_token, expires_in, organization_name, refresh_token } = tokens;
  expectEqual('the response', sorted(tokens), {
    token_type: 'Bearer',
    expires_in,
    access_token,
    scope: sortedScope(scope),
    organization_id,
    organization_name,
    ...(ofMember && { refresh_token }),
  });
  expectThat(!ofMember || refresh_token !== undefined, 'expected a refresh token');
  const [header = '', payload = '', signature = ''] = access_token.split('.');
  const { kid, ...type } = decoded<{ kid: string }>(header);
  expectEqual('the header of the token', type, { alg: 'EdDSA', typ: 'at+jwt' });
  const keys = (await session.request(operations.getJsonWebKeySet)).json as schemas.JsonWebKeySet;
  const secret = keys.keys.find((key) => 'd' in key);
  expectThat(secret === undefined, 'expected no private key in the key set');
  const key = keys.keys.find((each) => each.kid === kid);
  const isSigned =
    key !== undefined &&
    verify(
      null,
      Buffer.from(`${header}.${payload}`),
      createPublicKey({ key: { ...key }, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    );
  expectThat(isSigned, `expected a signature with the published key ${kid}`);
  const { issuer } = await serverMetadata(session);
  const claims = decoded<Claims & Record<string, unknown>>(payload);
  const { jti, sub, iat, exp } = claims;
  expectEqual('the claims', Object.fromEntries(claimNames.map((name) => [name, claims[name]])), {
    iss: issuer,
    aud: issuer,
    sub: ofMember ? sub : client_id,
    client_id,
    organization_id,
    scope: tokens.scope,
    exp: iat + expires_in,
  });
  expectThat(sub !== client_id || !ofMember, 'expected the member as the subject');
  const clock = receiver?.clock ?? systemClock;
  expectThat(Math.abs(iat * 1000 - clock.now()) < clockSkew, `expected the current time as iat, got ${iat}`);
  expectThat(jti !== undefined, 'expected an ID of the token');
  return { jti, sub, iat, exp };
}

const claimNames = ['iss', 'aud', 'sub', 'client_id', 'organization_id', 'scope', 'exp'];

export const serverMetadata = async (session: Session) =>
  (await session.request(operations.getAuthorizationServerMetadata)).json as schemas.AuthorizationServerMetadata;

/** The order of scopes has no meaning (RFC 6749, section 3.3). */
const sorted = ({ scope = '', ...tokens }: schemas.TokenResponse) => ({ ...tokens, scope: sortedScope(scope) });

const sortedScope = (scope: string) => scope.split(' ').toSorted().join(' ');

/** Returns the header or the claims of a JWT. */
export const decoded = <Part>(part: string): Part => Object(parsed(Buffer.from(part, 'base64url').toString()));

export interface ClientCredentials {
  readonly client_id: string;
  /** Absent for a client that has none. */
  readonly client_secret?: string | undefined;
}

/** The parameters of a form or of a query; undefined ones are left out. */
export type Form = Readonly<Record<string, string | undefined>>;

export const encodedForm = (form: Form): string =>
  new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();

/** Sends the requests of a client to the authorization server. */
export class OAuthClient {
  readonly credentials: ClientCredentials;
  readonly #session: Session;

  constructor(session: Session, credentials: ClientCredentials) {
    this.#session = session;
    this.credentials = credentials;
  }

  /** The parameters that authenticate it. */
  get form(): Form {
    const { client_id, client_secret } = this.credentials;
    return { client_id, client_secret };
  }

  /**
   * Authenticates with the form, or with HTTP Basic if it has a secret (RFC 6749, section 2.3.1).
   * @param options.suffix makes the secret of HTTP Basic a wrong one
   */
  post(operation: Operation, form: Form, { isBasic = false, suffix = '' } = {}): Promise<ServerResponse> {
    const { client_id, client_secret } = this.credentials;
    if (!isBasic || client_secret === undefined) return this.send(operation, { ...form, ...this.form });
    const pair = [client_id, client_secret + suffix].map(formEncoded).join(':');
    // The case of a scheme does not matter (RFC 9110, section 11.1).
    const scheme = operation === operations.createToken ? 'basic' : 'Basic';
    return this.send(operation, form, { authorization: `${scheme} ${btoa(pair)}` });
  }

  send(operation: Operation, form: Form | string, headers: object = {}): Promise<ServerResponse> {
    return this.#session.send(operation, {
      method: 'POST',
      path: operation.path,
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: typeof form === 'string' ? form : encodedForm(form),
    });
  }

  /** Expects that a grant is performed. @throws Mismatch */
  async tokens(form: Form, options = {}): Promise<schemas.TokenResponse> {
    const response = await this.post(operations.createToken, form, options);
    expectStatus(response, 200);
    return response.json as schemas.TokenResponse;
  }

  /** Expects that a grant is rejected. @throws Mismatch */
  async rejects(form: Form, error: schemas.OAuthErrorCode): Promise<void> {
    expectOAuthError(await this.post(operations.createToken, form), error);
  }

  /** Expects that neither token of a grant works. @throws Mismatch */
  async expectRevoked(tokens: schemas.TokenResponse): Promise<void> {
    await this.rejects(refresh(tokens), 'invalid_grant');
    await expectUsable(this.#session, tokens.access_token, 'token_revoked');
  }

  revoke(token: string, options = {}, hint?: string): Promise<ServerResponse> {
    return this.post(operations.revokeToken, { token, token_type_hint: hint }, options);
  }
}

/** Returns a text in the form encoding, in which any character can be percent-encoded. */
const formEncoded = (text: string) => `%${text.charCodeAt(0).toString(16)}${encodeURIComponent(text.slice(1))}`;

/** The form of a refresh (RFC 6749, section 6). */
export const refresh = ({ refresh_token = '' }: schemas.TokenResponse) => ({
  grant_type: 'refresh_token',
  refresh_token,
});

/** Returns the confidential clients of the organization. @throws MissingPrerequisite */
export function clientsOf({ client_id, client_secret, additional_clients = [] }: Credentials) {
  if (client_id === undefined) throw new MissingPrerequisite('the credentials contain no client');
  return [{ client_id, client_secret }, ...additional_clients] as const;
}

/** Returns a client credentials grant of the first client (RFC 6749, section 4.4). @throws MissingPrerequisite */
export function applicationGrant({ session, target: { credentials } }: Scene) {
  const [first] = clientsOf(credentials);
  const organization_id = String(credentials.organization_id);
  return {
    client: new OAuthClient(session, first),
    form: { grant_type: 'client_credentials', organization_id, scope: 'tasks.read' },
  };
}

/** Returns the error in a body or in a redirect, if there is one (RFC 6749, sections 4.1.2.1 and 5.2). */
export const oauthErrorOf = ({ headers, json }: ServerResponse): Readonly<Record<string, string | undefined>> =>
  (json as Record<string, string> | undefined) ??
  Object.fromEntries(URL.parse(headers.get('location') ?? '')?.searchParams ?? []);

/** Expects an error of the token or the revocation endpoint. @throws Mismatch */
export function expectOAuthError(response: ServerResponse, error: schemas.OAuthErrorCode): void {
  const given = oauthErrorOf(response).error;
  expectThat(response.status === 400 && given === error, `expected 400 ${error}, got ${response.status} ${given}`);
}

/** Expects that the API accepts an access token, or rejects it. @throws Mismatch */
export async function expectUsable(session: Session, token: string, rejection?: ProblemCode): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await session.request(operations.listEvents, { query: '?limit=1', headers });
  if (rejection === undefined) expectStatus(response, 200);
  else expectError(response, 401, rejection);
}
