import type { IncomingMessage, RequestListener } from 'node:http';
import { ulid } from 'ulid';
import { type CorsRule, corsHeaders, isPreflight, preflightHeaders } from './cors.ts';
import type { Answer, Exchange, Service } from './request-handler.ts';
import { type Asked, refusalAnswer } from './problem.ts';
import { Refusal } from '../refusal.ts';
import { parseBody, readBytes } from './request-body.ts';
import { allowedMethods, findRoute, operationFor } from './router.ts';
import { send } from './send-response.ts';

export interface GuardOptions {
  readonly cors: CorsRule;
  readonly onExchange: (exchange: Exchange) => void;
  /** Hears of faults of this server itself. */
  readonly onFault: (error: unknown) => void;
}

/** Answers what Prism would hang on or answer in its own words, and hands the rest to the service. */
export function guard(service: Service, { cors, onExchange, onFault }: GuardOptions): RequestListener {
  return async (incoming, outgoing) => {
    const at = new Date();
    const started = performance.now();
    const asked = receive(incoming);
    let refusal: Refusal | undefined;
    let answer: Answer;
    try {
      answer = await answerOf(incoming, asked, service);
    } catch (error) {
      // Of a client that hung up there is nothing to tell.
      if (!(error instanceof Refusal) && incoming.complete) onFault(error);
      refusal = error instanceof Refusal ? error : fault;
      answer = refusalAnswer(refusal, asked);
    }
    const common = { cors: corsHeaders(incoming.headers, cors), requestId: asked.id };
    await send(answer, outgoing, common).catch((error: unknown) => {
      onFault(error);
      outgoing.destroy();
    });
    onExchange({
      at,
      method: incoming.method ?? '',
      path: asked.url.pathname,
      operation: asked.operation,
      status: answer.status,
      milliseconds: performance.now() - started,
      violations: answer.violations ?? [],
      refusal,
    });
  };
}

const fault = new Refusal('internal_error', 'This server failed. Its terminal says why.');

function receive({ url = '/', method = 'GET' }: IncomingMessage): Asked {
  // A path that starts with two slashes would be read as a host.
  const path = url.replace(/^\/{2,}/, '/');
  const read = URL.parse(path, 'http://localhost') ?? new URL('http://localhost/');
  return { id: `req_${ulid()}`, url: read, operation: operationFor(method, read.pathname) };
}

async function answerOf(incoming: IncomingMessage, asked: Asked, service: Service): Promise<Answer> {
  const { method = 'GET', headers } = incoming;
  const { operation } = asked;
  const route = findRoute(asked.url.pathname);
  const allow = route && allowedMethods(route);
  if (isPreflight(incoming)) return noContent(preflightHeaders(headers, allow ?? method));
  if (service.refusesUnknown) {
    if (!allow) throw new Refusal('not_found', `The contract has no path ${asked.url.pathname}.`);
    if (method === 'OPTIONS') return noContent({ Allow: allow });
    if (!operation) throw methodNotAllowed(method, allow);
  }
  const bytes = await readBytes(incoming);
  const body = operation ? parseBody(bytes, headers['content-type'], operation) : { bytes, value: null };
  return service.answer({ ...asked, method, headers, body });
}

const noContent = (headers: Record<string, string>): Answer => ({ status: 204, headers, body: null });

const methodNotAllowed = (method: string, allow: string) =>
  new Refusal('method_not_allowed', `The path has ${allow}, not ${method}.`, { headers: { Allow: allow } });
