import { documentName, writeGenerated } from './generated-file.ts';
import { operationIds, readBundle } from './openapi-document.ts';

/** Writes a server stub with a typed handler for each operation. */
export function writeStub(bundle: string): 0 {
  const document = readBundle(bundle);
  const operations = operationIds(document);
  const schemes = Object.keys(document.components?.securitySchemes ?? {});
  writeGenerated(bundle, '.server.ts', code(documentName(bundle), operations, schemes));
  return 0;
}

const union = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(' | ');

const code = (name: string, operations: readonly string[], schemes: readonly string[]) => `
import { type Context, type Document, OpenAPIBackend, type Options, type ParsedRequest } from 'openapi-backend';
import document from './${name}.json' with { type: 'json' };
import type { operations } from './${name}.js';

type OperationId = ${union(operations) || 'never'};
type Operation<Id extends OperationId> = operations[Id];
type Part<T, Key extends string> = T extends { [K in Key]?: infer Value } ? Value : undefined;
type Content<T> = T extends { content: infer Types } ? Types[keyof Types] : undefined;
type Body<T> = [Content<T>] extends [undefined] ? { body?: undefined } : { body: Content<T> };
type Responses<Id extends OperationId> = Operation<Id>['responses'];

/** A request that is valid by the document. Parameters have the types of their schemas; other headers are in \`request\`. */
export interface Input<Id extends OperationId> {
  params: Part<Part<Operation<Id>, 'parameters'>, 'path'>;
  query: NonNullable<Part<Part<Operation<Id>, 'parameters'>, 'query'>>;
  body: Content<Part<Operation<Id>, 'requestBody'>>;
  request: Request;
}

/** A response that the operation declares. */
export type Output<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Body<Responses<Id>[Status]> & {
    status: Status extends number ? Status : number;
    headers?: HeadersInit;
  };
}[keyof Responses<Id>];

/** One handler for each operation. */
export type Handlers = {
  [Id in OperationId]: (input: Input<Id>) => Output<Id> | Promise<Output<Id>>;
};
${
  schemes.length > 0
    ? `
/** One check for each security scheme: whether a request satisfies it. */
export type Security = Record<${union(schemes)}, (request: Request) => boolean | Promise<boolean>>;
`
    : ''
}
/**
 * Returns a function that routes and validates a request and calls its handler. Any server that speaks the Fetch API runs
 * it; for node:http, use a package such as @hono/node-server.
 * @param options of openapi-backend: \`apiRoot: '/v1'\` for a base path, \`customizeAjv: (ajv) => addFormats(ajv)\` to check
 * formats such as uuid.
 */
export async function createServer(
  handlers: Handlers,${schemes.length > 0 ? '\n  security: Security,' : ''}
  options: Partial<Options> = {},
): Promise<(request: Request) => Promise<Response>> {
  const api = new OpenAPIBackend({
    definition: document as unknown as Document,
    // It checks documents by the rules of OpenAPI 3.0.
    quick: true,
    coerceTypes: true,
    ajvOpts: { logger: false },
    ...options,
  });
  api.register(
    Object.fromEntries(
      Object.entries(handlers).map(([id, handler]) => [
        id,
        async ({ request: { requestBody: body }, validation }: Context, request: Request) => {
          const { params, query } = validation.coerced as ParsedRequest;
          return respond(await (handler as Handler)({ params, query, body, request }));
        },
      ]),
    ),
  );
  api.register({
    notFound: () => problem(404, 'Not Found'),
    methodNotAllowed: () => problem(405, 'Method Not Allowed'),
    unauthorizedHandler: () => problem(401, 'Unauthorized'),
    validationFail: ({ validation }: Context) => problem(400, 'Bad Request', validation.errors),
  });${
    schemes.length > 0
      ? `
  for (const [name, check] of Object.entries(security)) {
    api.registerSecurityHandler(name, (_context: Context, request: Request) => check(request));
  }`
      : ''
  }
  await api.init();
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const content = {
      method: request.method,
      path: pathname,
      query: search.slice(1),
      headers: Object.fromEntries(request.headers),
      body: await request.clone().text(),
    };
    return api.handleRequest(content, request);
  };
}

type Handler = (input: object) => Promise<{ status: number; headers?: HeadersInit; body?: unknown }>;

function respond({ status, headers, body }: Awaited<ReturnType<Handler>>): Response {
  if (body === undefined || typeof body === 'string' || body instanceof Blob) {
    return new Response(body ?? null, { status, ...(headers && { headers }) });
  }
  return Response.json(body, { status, ...(headers && { headers }) });
}

const problem = (status: number, title: string, errors?: unknown) =>
  Response.json({ status, title, errors }, { status, headers: { 'content-type': 'application/problem+json' } });
`;
