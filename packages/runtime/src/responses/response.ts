import type { Operation } from '@worklane/contract';
import type { Contract } from '../contract.ts';
import { type AcceptPatternViolation, withoutAcceptedPatterns } from '../violations/accepted-patterns.ts';
import type { Serializers } from './serializer.ts';

export type HeaderValue = string | number;

/** The response of any operation, before it is known to be one that the contract documents. */
export interface PlainResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>>;
}

/** Server-sent events as text, `id: 7\ndata: {...}\n\n`; the next event is pulled when the client is ready for it. */
export type EventStream = AsyncIterable<string>;

/** JSON values as text, each with a newline; the next part is pulled when the client is ready for it. */
export type JsonLines = AsyncIterable<string>;

/** A response body that is already JSON text; it is sent unchanged. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Marks a body as already serialized, such as a record that is stored as JSON text. It bypasses the serializer, so the
 * host is responsible for its having only properties that the contract declares.
 */
export const json = (text: string): JsonText => new JsonText(text);

/** A response as it is sent. */
export interface TextResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>> | undefined;
  /** Undefined for a response without a body. */
  readonly mediaType: string | undefined;
  readonly text: string | undefined;
}

export interface ResponseOptions {
  readonly contract: Contract;
  readonly serializers: Serializers;
  /** Whether responses are validated against the contract. */
  readonly validateResponses: boolean;
  /** Accepts strings that violate a pattern. Default: none. */
  readonly acceptPatternViolation?: AcceptPatternViolation | undefined;
}

/**
 * Serializes a response as the contract documents it for its status. It throws a `ContractViolation` for one that it does not
 * document.
 * @param onStoredViolation called instead of throwing for a body that is JSON text already
 */
export type ResponseSerializer = (
  response: PlainResponse,
  onStoredViolation: (violation: ContractViolation) => void,
) => TextResponse;

/** Returns the serializer of the responses of an operation. */
export function responseSerializer(operation: Operation, options: ResponseOptions): ResponseSerializer {
  const { contract, serializers, validateResponses, acceptPatternViolation } = options;
  const documented = new Map(
    Object.entries(operation.responses).map(([status, { content }]) => {
      const [mediaType, schema] = Object.entries(content)[0] ?? [];
      return [Number(status), { mediaType, schema }];
    }),
  );
  return (response, onStoredViolation) => {
    const { status, headers, body } = response;
    const media = documented.get(status);
    if (!media) throw new ContractViolation(operation.id, status, 'which the contract does not document');
    const { mediaType, schema } = media;
    if (validateResponses) {
      validateResponse({ contract, operation, response, schema, acceptPatternViolation, onStoredViolation });
    }
    return { status, headers, mediaType, text: schema ? bodyText(body, schema, serializers) : undefined };
  };
}

const bodyText = (body: unknown, schema: string, serializers: Serializers) =>
  body instanceof JsonText ? body.text : serializers.of(schema)(body);

/** Returns what describes a status: its own entry, that of its class such as `4XX`, or `default` (OpenAPI 3.1, Responses Object). */
export const describedResponse = <T>(responses: Readonly<Record<string, T>>, status: number): T | undefined =>
  responses[status] ?? responses[`${Math.trunc(status / 100)}XX`] ?? responses.default;

/** A response of a handler that violates the contract: a bug of the host. */
export class ContractViolation extends Error {
  constructor(operationId: string, status: unknown, violation: string) {
    super(`The handler of ${operationId} returned ${status} ${violation}.`);
    this.name = 'ContractViolation';
  }
}

/** Maximum number of violations that a message lists. */
const maxListed = 5;

interface ResponseToValidate {
  readonly contract: Contract;
  readonly operation: Operation;
  readonly response: PlainResponse;
  readonly schema: string | null | undefined;
  readonly acceptPatternViolation: AcceptPatternViolation | undefined;
  /**
   * Called instead of throwing for a body that is JSON text already: one stored event that violates the contract must not
   * withhold the others.
   */
  readonly onStoredViolation: (violation: ContractViolation) => void;
}

/** Throws a `ContractViolation` if a response is not what the contract documents for its status. */
export function validateResponse({
  contract,
  operation,
  response,
  schema,
  acceptPatternViolation,
  onStoredViolation,
}: ResponseToValidate): void {
  const violation = (message: string) => new ContractViolation(operation.id, response.status, message);
  const headers = new Set(Object.keys(response.headers ?? {}).map((name) => name.toLowerCase()));
  for (const name of contract.requiredHeaders(operation.id, response.status)) {
    if (!headers.has(name.toLowerCase())) throw violation(`without the header ${name}`);
  }
  if (!schema) return;
  const validate = contract.validatorOf(schema);
  // Validated as the client will read it: dates are strings, and undefined properties are absent.
  const text = response.body instanceof JsonText ? response.body.text : (JSON.stringify(response.body) ?? 'null');
  const body = JSON.parse(text);
  if (validate(body)) return;
  const invalid = { contract, schema, value: body, direction: 'response' } as const;
  const errors = withoutAcceptedPatterns(validate.errors ?? [], invalid, acceptPatternViolation);
  if (errors.length === 0) return;
  const messages = errors.map(
    ({ instancePath, message }) => `${instancePath || '/'}${itemId(body, instancePath)} ${message}`,
  );
  const found = violation(`with a body that is not a valid ${schema}: ${messages.slice(0, maxListed).join(', ')}`);
  if (!(response.body instanceof JsonText)) throw found;
  onStoredViolation(found);
}

/** Returns the ID of the list item in which a violation is, for the message; empty if there is none. */
function itemId(body: unknown, instancePath: string): string {
  const [, index] = /^\/data\/(\d+)/.exec(instancePath) ?? [];
  if (index === undefined) return '';
  const { id } = (body as { data: { id?: unknown }[] }).data[Number(index)] ?? {};
  return /^\w{1,64}$/.test(String(id)) ? ` (id ${id})` : '';
}
