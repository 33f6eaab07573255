import { ProblemError } from '@worklane/contract/requests';
import type { FastifyInstance } from 'fastify';

/**
 * Rejects requests with more than one Host header (RFC 9112, section 3.2): a proxy might use another one than Node.js does.
 * Node.js itself rejects HTTP/1.1 requests without any.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(hasSecondHost(raw.rawHeaders) ? duplicateHost() : undefined);
  });
}

/** @param rawHeaders names and values in turn. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

const duplicateHost = () =>
  new ProblemError('invalid_parameter', 'The request has more than one Host header.', {
    errors: [{ in: 'header', pointer: '/Host', code: 'duplicate_items', detail: 'must be sent only once' }],
  });
