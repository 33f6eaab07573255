import type { schemas } from '@worklane/contract/dashboard';
import type { Principal } from '@worklane/server';
import type { FastifyRequest } from 'fastify';

/** What sends requests on behalf of a client. */
export type RequestVia = schemas.RequestVia;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What sends all requests to a route, such as an AI agent those to the MCP server. */
    via?: RequestVia;
  }
}

/** Returns what sends the requests of a principal on behalf of its client; undefined if the client sends them itself. */
export const principalVia = ({ via }: Pick<Principal, 'via'>): RequestVia | undefined =>
  via === 'mcp' ? via : undefined;

/** Returns what has sent a request on behalf of a client; undefined if the client has sent it itself. */
export const requestVia = (
  principal: Pick<Principal, 'via'>,
  { routeOptions }: Pick<FastifyRequest, 'routeOptions'>,
): RequestVia | undefined => principalVia(principal) ?? routeOptions.config.via;
