import type { Operation } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import {
  type Match,
  methodNotAllowed,
  type OperationReader,
  operationReader,
  type RequestHeaders,
  Router,
  unknownPath,
} from '@worklane/runtime';
import { DocumentContract } from './document-contract.ts';
import type { SecurityCheck, StubOptions } from './options.ts';
import type { Document, ResolvedOperation, SecurityScheme } from './resolved-document.ts';
import { type PlainOutput, respond } from './respond.ts';

type AnyHandler = (input: object) => PlainOutput | Promise<PlainOutput>;

/**
 * Returns a function that checks the requests of an OpenAPI document, calls their handlers and writes their responses. A
 * request is rejected with problem+json (RFC 9457).
 * @param handlers by operationId
 * @param security by the name of the security scheme
 */
export function createStub(
  source: object,
  handlers: object,
  security: Readonly<Record<string, SecurityCheck>>,
  options: StubOptions = {},
): (request: Request) => Promise<Response> {
  const { basePath = '', maxBodyBytes = 1024 * 1024, onError = logError } = options;
  const { validateResponses = globalThis.process?.env.NODE_ENV !== 'production' } = options;
  const document = source as Document;
  const contract = new DocumentContract(document, options);
  const router = new Router(contract.operations);
  const readers = new Map<string, OperationReader>();
  const readerOf = (operation: Operation) => {
    const reader = readers.get(operation.id) ?? operationReader(contract, operation, { lenient: true, maxBodyBytes });
    readers.set(operation.id, reader);
    return reader;
  };

  async function call(
    request: Request,
    operation: Operation,
    { path: texts, rawPath }: Match,
    target: string,
  ): Promise<PlainOutput> {
    const described = contract.operation(operation.id);
    await requireSecurity(document, described, security, request);
    const reader = readerOf(operation);
    const bytes = operation.requestBody ? await readBytes(request, maxBodyBytes) : undefined;
    const sent = Object.fromEntries(request.headers);
    const announced = bytes?.length ? { ...sent, 'content-length': String(bytes.length) } : sent;
    reader.checkHeaders(announced);
    const { path, query, header, cookie } = reader.readParameters(target, texts, sent, rawPath);
    const body = await readBody(reader, bytes, sent);
    const handler = (handlers as Readonly<Record<string, AnyHandler | undefined>>)[operation.id];
    if (!handler) throw new ProblemError('not_implemented', `The server does not implement ${operation.id}.`);
    const headers = Object.fromEntries(
      described.parameters.flatMap(({ name, in: place }) =>
        place === 'header' && header[name.toLowerCase()] !== undefined ? [[name, header[name.toLowerCase()]]] : [],
      ),
    );
    return handler({ params: path, query: { ...query }, headers, cookies: cookie ?? {}, body, request });
  }

  return async (request) => {
    try {
      const { pathname, search } = new URL(request.url);
      const isBelow = pathname.startsWith(`${basePath}/`);
      const target = pathname.slice(basePath.length) + search;
      if (!isBelow) throw unknownPath(request.method, pathname);
      const match = router.find(request.method, target);
      if (!match) throw router.problem(request.method, target);
      if (!match.operation) {
        if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: match.allow } });
        throw methodNotAllowed(request.method, match.allow);
      }
      const output = await call(request, match.operation, match, target);
      return respond(contract, match.operation, output, { method: request.method, validateResponses });
    } catch (error) {
      if (error instanceof ProblemError) return problemOf(error);
      onError(error, request);
      return problemOf(new ProblemError('internal_error', 'An unexpected error occurred.'));
    }
  };
}

function logError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a stub has no logger, and its errors must not be lost.
  console.error(error);
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
      length += part.length;
      if (length > limit) throw new ProblemError('body_too_large', `The body has more than ${limit} bytes.`);
      parts.push(part);
    }
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

async function readBody(
  reader: OperationReader,
  bytes: Uint8Array | undefined,
  headers: RequestHeaders,
): Promise<unknown> {
  try {
    return await reader.readBody(bytes, headers);
  } catch (error) {
    // A recursive schema is validated by functions that call themselves.
    if (error instanceof RangeError) throw new ProblemError('malformed_json', 'The body is nested too deeply.');
    throw error;
  }
}

/** Alternatives, of which a request satisfies one with all its schemes (OpenAPI 3.1, Security Requirement Object). */
async function requireSecurity(
  document: Document,
  { security }: ResolvedOperation,
  checks: Readonly<Record<string, SecurityCheck>>,
  request: Request,
): Promise<void> {
  for (const requirement of security) {
    const schemes = Object.entries(requirement);
    let satisfied = true;
    for (const [name, scopes] of schemes) satisfied &&= (await checks[name]?.(request, scopes)) === true;
    if (satisfied) return;
  }
  if (security.length === 0) return;
  const names = new Set(security.flatMap((requirement) => Object.keys(requirement)));
  const challenges = [...names].flatMap((name) =>
    challengeOf(document.components?.securitySchemes?.[name] as SecurityScheme),
  );
  throw new ProblemError('token_invalid', `The operation requires ${[...names].join(' or ')}.`, {
    headers: { 'WWW-Authenticate': [...new Set(challenges)].join(', ') },
  });
}

/** The challenge of a scheme (RFC 9110, section 11.6.1). API keys and certificates have none. */
function challengeOf(scheme: SecurityScheme | undefined): string[] {
  if (scheme?.type === 'oauth2' || scheme?.type === 'openIdConnect') return ['Bearer'];
  if (scheme?.type !== 'http' || !scheme.scheme) return [];
  return [
    /^basic$/i.test(scheme.scheme)
      ? 'Basic realm="api", charset="UTF-8"'
      : scheme.scheme.replace(/^bearer$/i, 'Bearer'),
  ];
}

/** Without `type`, a problem means what its status means (RFC 9457, section 4.2.1). */
function problemOf({ code, status: defined, detail, errors, headers }: ProblemError): Response {
  // 422 is the status of an invalid body in few documents, 400 in most.
  const status = defined === 422 ? 400 : defined;
  const body = { title: titles[status], status, detail, code, ...(errors.length > 0 && { errors }) };
  // A scheme without a challenge has no header.
  const sent = Object.entries(headers).filter(([, value]) => value !== '') as [string, string][];
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...Object.fromEntries(sent), 'Content-Type': 'application/problem+json' },
  });
}

/** RFC 9110, section 15. */
const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
  501: 'Not Implemented',
};
