/** The claims of an access token that this program uses (RFC 9068, section 2.2). */
export interface Claims {
  /** The member, or the application itself. */
  readonly sub?: string;
  readonly iss?: string;
  readonly client_id?: string;
  readonly organization_id?: number;
  /** Space-separated. */
  readonly scope?: string;
  /** Seconds since 1970. */
  readonly exp?: number;
  readonly iat?: number;
  readonly [claim: string]: unknown;
}

/** Returns the claims of an access token, whose signature is not verified; none of a token that is not a JWT. */
export function claimsOf(token: string): Claims {
  try {
    const [, claims = ''] = token.split('.');
    return Object(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  } catch {
    return {};
  }
}
