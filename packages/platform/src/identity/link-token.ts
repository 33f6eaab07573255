import { hash, randomBytes } from 'node:crypto';

/** The secret part of a link that works once. The database has only its hash. */
export interface LinkToken {
  readonly token: string;
  readonly tokenHash: string;
}

/** Returns a new token of 256 random bits. */
export function createLinkToken(): LinkToken {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: linkTokenHash(token) };
}

export const linkTokenHash = (token: string): string => hash('sha256', token, 'base64url');
