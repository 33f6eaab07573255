import { events, type Operation } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { type MediaTypeObject, OpenapiReader } from '@worklane/contract/openapi-reader';
import { publicContract } from '../src/public-contract.ts';

const reader = new OpenapiReader(openapi, 'The contract');

const exampleOf = (media: MediaTypeObject | undefined): unknown => media && reader.examples(media)[0]?.[1];

export interface ExampleResponse {
  readonly operation: Operation;
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly schema: string | null | undefined;
  readonly body: unknown;
}

/** Returns every documented response of an operation that is not a problem, with each of its examples. */
export function exampleResponses(operation: Operation): ExampleResponse[] {
  const { responses } = reader.operation(operation.id);
  return Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const [mediaType] = Object.keys(content);
    if (mediaType === 'application/problem+json') return [];
    const schema = mediaType === undefined ? undefined : content[mediaType];
    const example = { operation, status: Number(status), mediaType, schema };
    const media = mediaType === undefined ? undefined : responses[status]?.content?.[mediaType];
    const bodies = reader.examples(media ?? {}).map(([, value]) => value);
    return bodies.length > 0 ? bodies.map((body) => ({ ...example, body })) : [{ ...example, body: undefined }];
  });
}

/** Returns the first success response that an operation documents. */
export function exampleSuccess(operation: Operation): ExampleResponse {
  const success = exampleResponses(operation).find(({ status }) => status < 400);
  if (!success) throw new Error(`${operation.id} documents no success.`);
  return success;
}

const webhooks = new Map([...reader.webhooks.values()].map((webhook) => [webhook.path, webhook]));

/** An example of each event, with its type. */
export const exampleEvents: [type: string, event: unknown][] = Object.keys(events).map((type) => [
  type,
  exampleOf(webhooks.get(type)?.requestBody?.content['application/json']),
]);

export const operationInfos = publicContract.operations;
