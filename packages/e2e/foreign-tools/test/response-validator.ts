import type { Exchange } from '@worklane/conformance';
import formats from 'ajv-formats';
import { OpenAPIBackend, SetMatchType } from 'openapi-backend';
import type { Document } from './published-documents.ts';

/** Returns how a response differs from the document. */
export type ResponseValidator = (exchange: Exchange) => string[];

/** Creates a validator that finds the operation of a request and validates the status, headers and body of its response. */
export async function createResponseValidator(document: Document): Promise<ResponseValidator> {
  const backend = new OpenAPIBackend({
    definition: withProblemsAsJson(document),
    // Otherwise it checks the document by the rules of OpenAPI 3.0.
    quick: true,
    customizeAjv: (ajv) => formats.default(ajv).addFormat('double-int', true),
  });
  await backend.init();
  const protocolHeaders = new Set<string>(document['x-protocol-headers'].map((name: string) => name.toLowerCase()));

  return ({ request: { method, path, headers }, response: { status, headers: received, body } }) => {
    const operation = backend.matchOperation({ method, path, headers: { ...headers } });
    // A method or a path that the document does not have.
    if (!operation || /\/(\?|$)/.test(path)) return [];
    const name = `${operation.operationId} ${status}`;
    if (!operation.responses?.[status]) return [`${name}: is not documented`];
    const documented = Object.fromEntries([...received].filter(([header]) => !protocolHeaders.has(header)));
    const isJson = received.get('content-type')?.includes('json') ?? false;
    const results = [
      backend.validateResponseHeaders(documented, operation, { statusCode: status, setMatchType: SetMatchType.Subset }),
      ...(isJson || body === '' ? [backend.validateResponse(isJson ? JSON.parse(body) : null, operation, status)] : []),
    ];
    return results.flatMap(({ errors }) =>
      (errors ?? []).map(
        ({ instancePath, message, params }) => `${name}: ${instancePath} ${message} ${JSON.stringify(params)}`,
      ),
    );
  };
}

/** Returns the document with problems as application/json, the only media type that openapi-backend validates. */
const withProblemsAsJson = (document: Document): Document =>
  JSON.parse(JSON.stringify(document).replaceAll('"application/problem+json":', '"application/json":'));
