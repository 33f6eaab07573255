import type { Operation } from '@worklane/contract';
import {
  bodyFormat,
  ContractViolation,
  describedMediaType,
  describedResponse,
  lengthOf,
  mediaTypeOf,
  validateResponse,
} from '@worklane/runtime';
import type { DocumentContract } from './document-contract.ts';

/** What a handler of any operation returns. */
export interface PlainOutput {
  readonly status: number;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  readonly body?: unknown;
}

interface RespondOptions {
  readonly method: string;
  readonly validateResponses: boolean;
}

/** Statuses whose responses have no content (RFC 9110, section 6.4.1). */
const withoutContent = new Set([101, 204, 205, 304]);

/**
 * Returns the response of a handler as the document describes it for its status.
 * @throws ContractViolation for one that the document does not describe
 */
export function respond(
  contract: DocumentContract,
  operation: Operation,
  output: PlainOutput,
  { method, validateResponses }: RespondOptions,
): Response {
  const { status, body } = output;
  const headers = new Headers(output.headers);
  const violation = (message: string) => new ContractViolation(operation.id, status, message);
  const described = describedResponse(operation.responses, status);
  if (!described) throw violation('which the document does not describe');
  const given = headers.get('content-type') ?? (body instanceof Blob && body.type ? body.type : undefined);
  const key = body === undefined ? undefined : keyOf(described.content, given);
  if (body !== undefined && key === undefined)
    throw violation(`with a body of ${given ?? 'a type'} that is not described`);
  if (validateResponses) {
    const isMissing = body === undefined && Object.keys(described.content).length > 0;
    if (isMissing && method !== 'HEAD' && !withoutContent.has(status)) throw violation('without a body');
    const value = body instanceof Blob ? lengthOf(body) : body;
    const isText = typeof value !== 'object' || bodyFormat(mediaTypeOf(given ?? key) ?? '') === 'json';
    const header = contract.invalidHeader(operation.id, status, headers);
    if (header !== undefined) throw violation(`with a header ${header} that is not valid`);
    validateResponse({
      contract,
      operation,
      response: { status, body: value, headers: Object.fromEntries(headers) },
      schema: key !== undefined && isText ? described.content[key] : null,
      acceptPatternViolation: undefined,
      onStoredViolation: () => {},
    });
  }
  if (key === undefined) return new Response(null, { status, headers });
  if (!headers.has('content-type'))
    headers.set('content-type', given ?? (key.includes('*') ? 'application/octet-stream' : key));
  if (method === 'HEAD' || withoutContent.has(status)) return new Response(null, { status, headers });
  if (bodyFormat(mediaTypeOf(given ?? key) ?? '') === 'json')
    return new Response(JSON.stringify(body), { status, headers });
  const isScalar = /^(?:number|boolean|bigint)$/.test(typeof body);
  return new Response(isScalar ? String(body) : (body as Blob), { status, headers });
}

/** Returns the media type of the document for that of a response. Without one it is the first of the document. */
const keyOf = (content: object, given: string | undefined) => {
  const key = given === undefined ? Object.keys(content)[0] : describedMediaType(content, given);
  return key !== undefined && Object.hasOwn(content, key) ? key : undefined;
};
