import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { vi } from 'vitest';
import { createServer, type Handlers, type Principal, ProblemError } from '../src/index.ts';
import { exampleSuccess, operationInfos } from './contract-examples.ts';

/** The organization to which the examples belong. */
const organizationId = 1042;

const principals: Readonly<Record<string, Principal>> = {
  all: principal(operationInfos.flatMap(({ scopes }) => scopes)),
  'no-scopes': principal([]),
  'other-organization': { ...principal(operationInfos.flatMap(({ scopes }) => scopes)), organizationId: 2077 },
};

function principal(scopes: readonly string[]): Principal {
  return { organizationId, scopes: new Set(scopes), clientId: 'app_5Jw0cXk2' };
}

/** Accepts the tokens `all`, `no-scopes` and `other-organization`. */
export const authenticate = (token: string): Principal => {
  const principal = principals[token];
  if (principal) return principal;
  throw new ProblemError('token_invalid', 'Unknown token.');
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The headers that success responses are documented to have. */
const headers = { Location: '/api/v1/1042/tasks/1', ETag: '"1"' };

/** A server whose handlers return the examples; `called` lists the operations that were called. */
export function exampleServer(fastify: FastifyServerOptions = {}): { app: FastifyInstance; called: string[] } {
  const called: string[] = [];
  const handlers = Object.fromEntries(
    operationInfos.map((operation) => [
      operation.id,
      () => {
        called.push(operation.id);
        const { body, mediaType, status } = exampleSuccess(operation);
        return { status, body: mediaType === 'text/event-stream' ? someEvents() : body, headers };
      },
    ]),
  ) as unknown as Handlers;
  return {
    app: createServer({ handlers, authenticate: vi.fn(authenticate), validateResponses: true, fastify }),
    called,
  };
}

async function* someEvents() {
  yield 'id: 1\ndata: {}\n\n';
  yield 'id: 2\ndata: {}\n\n';
}
