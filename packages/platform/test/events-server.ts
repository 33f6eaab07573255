import { createServer, type Principal, ProblemError } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { EventContext } from '../src/events/context.ts';
import { eventHandlers } from '../src/events/handlers.ts';

/** A server of the event feed. Its tokens are the principals themselves; a page that violates the contract gets 500. */
export const createEventServer = (context: EventContext): FastifyInstance =>
  createServer({
    handlers: eventHandlers(context),
    authenticate: principalOf,
    checkAnswers: true,
    fastify: { logger: { level: 'error', stream: { write: failOn('stored text is not valid') } } },
  });

/** An error in the log becomes an error of the request. */
const failOn = (message: string) => (line: string) => {
  if (line.includes(message)) throw new Error(line);
};

export const tokenOf = (organizationId: number, scopes: readonly string[]): string =>
  Buffer.from(JSON.stringify({ organizationId, scopes })).toString('base64url');

function principalOf(token: string): Principal {
  try {
    const { organizationId, scopes } = JSON.parse(Buffer.from(token, 'base64url').toString());
    return { organizationId, scopes: new Set(scopes), clientId: 'test' };
  } catch (cause) {
    throw new ProblemError('token_invalid', 'The token is not one of tokenOf.', { cause });
  }
}
