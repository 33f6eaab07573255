import { principalName } from '@worklane/contract/requests';
import { type Principal, ProblemError } from '@worklane/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from '../shared-pools.ts';
import type { Quota, RateLimits } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    quota: Quota | null;
  }
}

/**
 * Limits the requests of each address to operations without an access token, and adds the rate limit headers to every
 * response. `limitPrincipal` and `limitUnauthenticated` limit the operations that require a token.
 */
export function limitAddresses(app: FastifyInstance, limits: RateLimits): void {
  app.decorateRequest('quota', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config;
    if (!operation || operation.authentication === 'bearer') return done();
    countAddress(limits, request).then(() => done(), done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.quota) reply.headers(request.quota.headers);
    done(null, payload);
  });
}

/** Returns a hook that limits the requests of each address to routes that are not operations of the contract. */
export const limitAddress =
  (limits: RateLimits) =>
  async (request: FastifyRequest): Promise<void> =>
    countAddress(limits, request);

/** Counts requests without a valid access token for their address, so that every response has the rate limit headers. */
export const limitUnauthenticated =
  (limits: RateLimits) =>
  async (error: unknown, request: FastifyRequest): Promise<void> => {
    // A token that could not be checked because the database is unavailable does not count.
    if (error instanceof ProblemError) await countAddress(limits, request);
  };

/** Rejects those of suspended organizations, and counts the requests of each member in an organization, through whichever applications, and of each application without a member. */
export const limitPrincipal =
  (limits: RateLimits) =>
  async (principal: Principal, request: FastifyRequest): Promise<void> => {
    limits.requireActive(principal.organizationId);
    request.quota = await limits.take({
      organizationId: principal.organizationId,
      name: principalName(principal),
    });
  };

async function countAddress(limits: RateLimits, request: FastifyRequest): Promise<void> {
  request.quota = await limits.take({ organizationId: 0, name: `address ${clientNetwork(request.ip)}` });
}
