import type { Operation } from '@worklane/contract';
import { contract } from '@worklane/model';

/** A response that the contract documents for an operation. */
export interface DocumentedResponse {
  readonly status: number;
  /** Empty when the response has no content. */
  readonly mediaTypes: readonly string[];
  readonly examples: readonly string[];
}

/** The example that a request gets, by default the first. */
export interface ChosenExample {
  readonly mediaType: string | undefined;
  readonly example: string | undefined;
}

const byOperation = new Map<string, readonly DocumentedResponse[]>();

/** Returns the documented responses of an operation by status, so that the first is the success. */
export function documentedResponses({ id }: Operation): readonly DocumentedResponse[] {
  const known = byOperation.get(id);
  if (known) return known;
  const responses = Object.entries(contract.operation(id).responses)
    .map(([status, { content = {} }]) => ({
      status: Number(status),
      mediaTypes: Object.keys(content),
      examples: Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples)),
    }))
    .sort((a, b) => a.status - b.status);
  byOperation.set(id, responses);
  return responses;
}

/** Returns the body of an example of a response by name, by default of the first; null without examples. */
export function exampleBody(
  { id }: Operation,
  { status }: DocumentedResponse,
  { mediaType = '', example }: ChosenExample,
): unknown {
  const { content = {} } = contract.operation(id).responses[status] ?? {};
  const examples = contract.examples(content[mediaType] ?? {});
  const [, body = null] = examples.find(([name]) => name === example) ?? examples[0] ?? [];
  return body;
}
