import { UsageError } from '../errors.ts';

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

export interface DecodedToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Claims;
}

/** Returns the contents of an access token without verifying its signature. @throws UsageError unless it is a JWT */
export function decodeToken(token: string): DecodedToken {
  const [header, claims, ...rest] = token.trim().split('.').map(jsonObject);
  if (header && claims && rest.length === 1) return { header, claims };
  throw new UsageError('The access token is not a JWT (RFC 7519), so it cannot be decoded.');
}

function jsonObject(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the claims of an access token; none of a token that is not a JWT. */
export function claimsOf(token: string): Claims {
  try {
    return decodeToken(token).claims;
  } catch {
    return {};
  }
}
