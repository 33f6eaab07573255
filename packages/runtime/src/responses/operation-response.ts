import type { Operation } from '@worklane/contract';
import type { Contract } from '../contract.ts';
import type { AcceptPatternViolation } from '../violations/accepted-patterns.ts';
import { type HeaderValue, JsonText, type PlainResponse } from './response.ts';
import { ContractViolation, validateResponse } from './response-validation.ts';
import type { Serializers } from './serializer.ts';

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
