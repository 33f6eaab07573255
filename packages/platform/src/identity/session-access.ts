import { hash } from 'node:crypto';
import type { Revocation } from '../oauth/tokens/revoke-tokens.ts';

/** How long an access token of a session lives, in seconds. */
export const sessionTokenSeconds = 600;

/** How far the clocks of nodes may be apart, in milliseconds. */
const margin = 3_600_000;

/** A session is of no organization. */
const noOrganization = 0;

/**
 * The grant of which the access tokens of a session are. It is known from what is kept of the session, so that whoever
 * ends the session can end them.
 * @param idHash the key of the session.
 */
export const sessionGrantId = (idHash: string): string =>
  `ses_${hash('sha256', `grant of session ${idHash}`, 'base64url')}`;

/** The revocation of the access tokens of a session. */
export const ofSession = (idHash: string, now: Date): Revocation => ({
  id: sessionGrantId(idHash),
  organizationId: noOrganization,
  expiresAt: new Date(now.getTime() + sessionTokenSeconds * 1000 + margin),
});
