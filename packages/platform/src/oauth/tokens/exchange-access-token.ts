import type { Principal } from '@worklane/server';
import type { IssuedToken, IssueToken } from './issue-access-token.ts';
import { mcpPath, mcpResource } from './resources.ts';
import type { Authenticator } from './verify-access-token.ts';

/** Returns the access token with which the MCP server calls the API for a principal. */
export type ExchangeToken = (principal: Principal) => Promise<string>;

export interface TokenExchangeOptions {
  /** That of the MCP server. */
  authenticator: Pick<Authenticator, 'tokenOf'>;
  /** Signs tokens without recording them. */
  issueToken: IssueToken;
  baseUrl: string;
  clock: () => Date;
}

const lifetimeSeconds = 60;

/** The time for which a token that is used again is valid at least, longer than a request takes. */
const minRemainingMilliseconds = 30_000;

/**
 * Returns a function that exchanges verified tokens for the MCP server: an API must not get a token that was not issued for it. The new
 * token has the ID, the client, the grant and the member of the old one, so that each revocation of it revokes both, names the
 * MCP server as the actor (RFC 8693, section 4.1), and expires after a minute, and never later than the old one.
 */
export function createTokenExchange({
  authenticator,
  issueToken,
  baseUrl,
  clock,
}: TokenExchangeOptions): ExchangeToken {
  const exchanged = new WeakMap<Principal, IssuedToken>();
  return async (principal) => {
    const now = clock();
    const current = exchanged.get(principal);
    if (current && current.expiresAt.getTime() - now.getTime() >= minRemainingMilliseconds) return current.token;
    const { jti, expiresAt, organizationId, clientId, subject, memberVersion, grantId, scopes } =
      authenticator.tokenOf(principal);
    const issuedAt = Math.floor(now.getTime() / 1000);
    const issued = await issueToken({
      organizationId,
      clientId,
      ...(subject !== undefined && { subject }),
      ...(memberVersion !== undefined && { memberVersion }),
      ...(grantId !== undefined && { grantId }),
      scopes,
      actor: mcpResource(baseUrl, mcpPath),
      lifetimeSeconds: Math.min(lifetimeSeconds, expiresAt.getTime() / 1000 - issuedAt),
      issued: { jti, issuedAt: now },
    });
    exchanged.set(principal, issued);
    return issued.token;
  };
}
