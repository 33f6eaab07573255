import { createServer, type Principal, ProblemError, partialHandlers } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { EventDependencies } from '../../src/events/feed.ts';
import { eventHandlers } from '../../src/events/open-events.ts';

/**
 * Creates a server of the event feed, whose tokens contain the principal.
 * @param errors collects the logged errors; without it, a response that violates the contract throws
 */
export const createEventServer = (dependencies: EventDependencies, errors?: string[]): FastifyInstance =>
  createServer({
    handlers: partialHandlers(eventHandlers(dependencies)),
    authenticate: principalOf,
    validateResponses: true,
    fastify: {
      logger: {
        level: 'error',
        stream: {
          write(line: string) {
            if (errors) errors.push(line);
            else if (line.includes('stored text is not valid')) throw new Error(line);
          },
        },
      },
    },
  });

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
