/** The client of a request to the token endpoint or the revocation endpoint, which have no access token. */
export interface TokenRequestClient {
  readonly organizationId: number;
  readonly clientId: string;
  /** The OAuth error of the response; null for a success. */
  readonly error: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the client is known; until it is authenticated, anybody may have claimed its ID. */
    tokenRequestClient: TokenRequestClient | null;
  }
}
