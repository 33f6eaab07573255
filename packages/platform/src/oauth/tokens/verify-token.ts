import { ProblemError } from '@worklane/server';
import { errors, type JWTHeaderParameters, jwtVerify } from 'jose';
import { type AccessToken, type AccessTokenClaims, tokenType } from './access-token.ts';
import { algorithm } from './signing-key.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface VerifierOptions {
  keys: SigningKeys;
  /** Issuer and audience. */
  baseUrl: string;
  clock: () => Date;
}

const requiredClaims = ['jti', 'sub', 'client_id', 'organization_id', 'scope', 'exp', 'iat'];

/**
 * Checks an access token by itself (RFC 9068, section 4); whether it was revoked is asked elsewhere.
 * @throws ProblemError token_invalid, token_expired
 */
export async function verifyToken({ keys, baseUrl, clock }: VerifierOptions, token: string): Promise<AccessToken> {
  const keyOf = async ({ kid }: JWTHeaderParameters) => {
    const key = kid === undefined ? undefined : await keys.find(kid);
    if (key) return key;
    throw new ProblemError('token_invalid', 'The access token is signed with a key that this service does not have.');
  };
  try {
    const { payload } = await jwtVerify<AccessTokenClaims>(token, keyOf, {
      algorithms: [algorithm],
      typ: tokenType,
      issuer: baseUrl,
      audience: baseUrl,
      requiredClaims,
      currentDate: clock(),
    });
    return toAccessToken(payload);
  } catch (error) {
    throw refusal(error, baseUrl);
  }
}

const toAccessToken = ({ jti, sub, client_id, organization_id, gid, scope, exp }: AccessTokenClaims): AccessToken => ({
  jti,
  organizationId: organization_id,
  clientId: client_id,
  ...(sub !== client_id && { subject: sub }),
  ...(gid !== undefined && { grantId: gid }),
  scopes: scope.split(' ').filter((each) => each !== ''),
  expiresAt: new Date(exp * 1000),
});

/** The refusal of an expired token; clients look for the time in it. */
export const expired = (expiresAt: Date): ProblemError =>
  new ProblemError('token_expired', `The access token expired at ${expiresAt.toISOString()}.`);

/** What is no refusal by the library, such as a database that does not answer, is no fault of the token. */
function refusal(error: unknown, baseUrl: string): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  if (error instanceof errors.JWTExpired) return expired(new Date((error.payload.exp ?? 0) * 1000));
  return new ProblemError('token_invalid', `The access token ${fault(error, baseUrl)}.`, {
    cause: error,
    logDetail: error.message,
  });
}

function fault(error: errors.JOSEError, baseUrl: string): string {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'has a signature that does not match';
  if (error instanceof errors.JOSEAlgNotAllowed) return `is not signed with ${algorithm}`;
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'is malformed';
  if (error.claim === 'typ') return `is not of the type ${tokenType}`;
  if (error.claim === 'iss' && error.reason === 'check_failed') return `was not issued by ${baseUrl}`;
  if (error.claim === 'aud' && error.reason === 'check_failed') return `is not meant for ${baseUrl}`;
  return error.reason === 'missing' ? `lacks the claim ${error.claim}` : `has a claim ${error.claim} that is not valid`;
}
