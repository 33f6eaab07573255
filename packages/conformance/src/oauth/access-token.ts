import { createPublicKey, verify } from 'node:crypto';
import { operations, type schemas } from '@worklane/contract';
import type { Scene } from '../cases/case.ts';
import { parsed } from '../json.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import { systemClock } from '../rate-limits.ts';
import type { Session } from '../session.ts';

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

const decoded = <Part>(part: string): Part => Object(parsed(Buffer.from(part, 'base64url').toString()));
