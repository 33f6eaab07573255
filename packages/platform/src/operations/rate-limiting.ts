import { hash } from 'node:crypto';
import type { Authenticate } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Quota, RateLimits } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    quota: Quota | null;
  }
}

/**
 * Limits what an address may ask for without an access token, and tells every client what is left of its quota.
 * What a token may ask for is limited by `limitTokens`.
 */
export function limitAddresses(app: FastifyInstance, limits: RateLimits): void {
  app.decorateRequest('quota', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { operation } = request.routeOptions.config;
    if (!operation || operation.authentication === 'bearer') return done();
    limits.take(addressKey(request.ip)).then((quota) => {
      request.quota = quota;
      done();
    }, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.quota) reply.headers(request.quota.headers);
    done(null, payload);
  });
}

/** Counts the requests of each access token; those whose token is refused count for their address. */
export const limitTokens =
  (limits: RateLimits, authenticate: Authenticate): Authenticate =>
  async (token, context) => {
    const { request } = context;
    try {
      request.principal = await authenticate(token, context);
    } catch (refusal) {
      request.quota = await limits.take(addressKey(request.ip));
      throw refusal;
    }
    request.quota = await limits.take(`token ${hash('sha256', token, 'base64url')}`);
    return request.principal;
  };

const addressKey = (ip: string) => `address ${ip}`;
