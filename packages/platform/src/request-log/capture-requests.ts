import type { Principal, ProblemError } from '@worklane/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestVia } from '../http/request-via.ts';
import type { RequestRecorder, Share } from './request-recorder.ts';

export interface CaptureOptions {
  readonly recorder: RequestRecorder;
  readonly clock: () => Date;
  /** Returns the principal of a signed access token, even if it has expired or was revoked. */
  readonly identify: (token: string) => Promise<Client>;
  /** A client whose requests are not recorded. */
  readonly excludedClientId: string;
}

type Client = Pick<Principal, 'organizationId' | 'clientId' | 'subject' | 'via'>;

/** There is no token to verify, or verifying another one would help whoever sends too many. */
const unidentifiable = new Set(['token_missing', 'token_invalid', 'rate_limited', 'service_unavailable']);

/** Records every request of an application when its response ends. */
export function captureRequests(
  app: FastifyInstance,
  { recorder, clock, identify, excludedClientId }: CaptureOptions,
): void {
  app.decorateRequest('tokenRequestClient', null);
  app.addHook('onResponse', (request, reply, done) => {
    capture(request, reply);
    done();
  });
  recordInterruptedStreams(app, capture);

  function capture(request: FastifyRequest, reply: FastifyReply): void {
    const { principal, tokenRequestClient } = request;
    if (principal !== null) {
      if ('clientId' in principal) record(principal, request, reply, 'failed');
    } else if (tokenRequestClient) record(tokenRequestClient, request, reply, 'unauthenticated');
    else if (request.problem) recordIdentified(request.problem, request, reply);
  }

  /** Nothing waits for the client: the response has been sent. */
  function recordIdentified({ code }: ProblemError, request: FastifyRequest, reply: FastifyReply): void {
    const token = /^(?:Bearer|DPoP) +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || unidentifiable.has(code)) return;
    identify(token).then(
      (client) => record(client, request, reply, 'failed'),
      () => undefined,
    );
  }

  function record(client: Client, request: FastifyRequest, reply: FastifyReply, shareOfErrors: Share): void {
    const { organizationId, clientId } = client;
    if (clientId === excludedClientId) return;
    const completedAt = clock().getTime();
    const share = reply.statusCode < 400 ? 'succeeded' : shareOfErrors;
    if (!recorder.accepts(client, share, completedAt)) return;
    recorder.record({
      organizationId,
      clientId,
      via: requestVia(client, request) ?? null,
      completedAt,
      requestId: request.id,
      method: request.method,
      url: request.url,
      operation: request.routeOptions.config.operation?.id ?? null,
      status: reply.statusCode,
      durationMs: reply.elapsedTime,
      problemCode: request.tokenRequestClient?.error ?? request.problem?.code ?? null,
    });
  }
}

/** Fastify has no hook for an event stream that the client closes, which is how most streams end. */
function recordInterruptedStreams(
  app: FastifyInstance,
  capture: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.addHook('onRoute', (route) => {
    const { operation, via } = route.config ?? {};
    // The responses of the MCP server are streams, too.
    if (operation?.responses['200']?.content?.['text/event-stream'] === undefined && via === undefined) return;
    route.preHandler = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) capture(request, reply);
      });
      done();
    };
  });
}

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
