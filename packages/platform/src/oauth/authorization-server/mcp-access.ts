import { bearerToken, type Principal } from '@worklane/server';
import type { IssuedToken, IssueToken } from '../tokens/issue-access-token.ts';
import { type McpPath, mcpPath, mcpResource, readOnlyMcpPath } from '../tokens/resources.ts';
import { type Authenticator, type AuthenticatorOptions, createAuthenticator } from '../tokens/verify-access-token.ts';
import { authenticateRequest, type Proofs, type ProvenRequest } from '../tokens/verify-proof.ts';
import { mcpChallenge, type TokenRejection } from './server-metadata.ts';

export type McpAccess = ReturnType<typeof createMcpAccess>;

export interface McpAccessOptions extends Omit<AuthenticatorOptions, 'audience' | 'cacheSize'> {
  /** Signs tokens without recording them. */
  issueToken: IssueToken;
  proofs: Proofs;
}

/** How many verified tokens for each endpoint are cached. */
const cacheSize = 10_000;

/** Returns what the route of the MCP server needs to authenticate requests and to call the API on their behalf. */
export function createMcpAccess(options: McpAccessOptions) {
  const { baseUrl, proofs } = options;
  const authenticatorOf = (path: McpPath) =>
    createAuthenticator({ ...options, audience: mcpResource(baseUrl, path), cacheSize });
  const authenticators: Record<McpPath, Authenticator> = {
    [mcpPath]: authenticatorOf(mcpPath),
    [readOnlyMcpPath]: authenticatorOf(readOnlyMcpPath),
  };
  return {
    /**
     * Returns the principal of an access token for an endpoint of the MCP server.
     * @throws ProblemError token_missing, token_invalid, token_expired, token_revoked, dpop_proof_invalid
     */
    authenticate: (path: McpPath, request: ProvenRequest) =>
      authenticateRequest(authenticators[path], proofs)(bearerToken(request.headers.authorization, true), { request }),
    exchangeToken: createTokenExchange({ ...options, authenticator: authenticators[mcpPath] }),
    /** Returns the value of `WWW-Authenticate`. @param rejection absent for a request without a token */
    challenge: (path: McpPath, rejection?: TokenRejection) => mcpChallenge(baseUrl, path, rejection),
  };
}

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
