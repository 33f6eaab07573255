import type { FastifyInstance } from 'fastify';

/**
 * Warns once when one peer forwards the addresses of several clients although no proxy is trusted: they would all share its rate
 * limit, and the audit log would have its address.
 */
export function warnOfForgottenProxy(app: FastifyInstance): void {
  let isWarned = false;
  const forwarded = new Map<string, string>();
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers['x-forwarded-for'];
    if (isWarned || header === undefined) return done();
    const first = forwarded.get(request.ip);
    if (first === undefined && forwarded.size < maxPeers) forwarded.set(request.ip, String(header));
    if (first !== undefined && first !== String(header)) {
      isWarned = true;
      forwarded.clear();
      app.log.warn({ peer: request.ip }, 'a proxy forwards the addresses of clients: name its network in TRUST_PROXY');
    }
    done();
  });
}

/** Anybody can send the header. */
const maxPeers = 100;
