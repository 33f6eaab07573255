import { bearerToken, type Principal } from '@worklane/server';
import { createTokenExchange, type ExchangeToken } from '../tokens/exchange-access-token.ts';
import type { IssueToken } from '../tokens/issue-access-token.ts';
import { type McpPath, mcpPath, mcpResource, readOnlyMcpPath } from '../tokens/resources.ts';
import { type Authenticator, type AuthenticatorOptions, createAuthenticator } from '../tokens/verify-access-token.ts';
import { authenticateRequest, type Proofs, type ProvenRequest } from '../tokens/verify-proof.ts';
import { mcpChallenge, type TokenRejection } from './protected-resource.ts';

/** What the route of the MCP server needs to authenticate requests and to call the API on their behalf. */
export interface McpAccess {
  /**
   * Returns the principal of an access token for an endpoint of the MCP server.
   * @throws ProblemError token_missing, token_invalid, token_expired, token_revoked, dpop_proof_invalid
   */
  authenticate(path: McpPath, request: ProvenRequest): Principal | Promise<Principal>;
  exchangeToken: ExchangeToken;
  /** Returns the value of `WWW-Authenticate`. @param rejection absent for a request without a token */
  challenge(path: McpPath, rejection?: TokenRejection): string;
}

export interface McpAccessOptions extends Omit<AuthenticatorOptions, 'audience' | 'cacheSize'> {
  /** Signs tokens without recording them. */
  issueToken: IssueToken;
  proofs: Proofs;
}

/** How many verified tokens for each endpoint are cached. */
const cacheSize = 10_000;

export function createMcpAccess(options: McpAccessOptions): McpAccess {
  const { baseUrl, proofs } = options;
  const authenticatorOf = (path: McpPath) =>
    createAuthenticator({ ...options, audience: mcpResource(baseUrl, path), cacheSize });
  const authenticators: Record<McpPath, Authenticator> = {
    [mcpPath]: authenticatorOf(mcpPath),
    [readOnlyMcpPath]: authenticatorOf(readOnlyMcpPath),
  };
  return {
    authenticate: (path, request) =>
      authenticateRequest(authenticators[path], proofs)(bearerToken(request.headers.authorization, true), { request }),
    exchangeToken: createTokenExchange({ ...options, authenticator: authenticators[mcpPath] }),
    challenge: (path, rejection) => mcpChallenge(baseUrl, path, rejection),
  };
}
