import type { MediaTypeObject, ParameterObject } from '@worklane/contract/openapi-reader';
import { operationPlace, resolve } from '../contract/openapi.ts';
import { operationById, successOf } from '../contract/operations.ts';
import { type ExampleRequest, formType, type RequestParts, requestFrom } from './request.ts';
import { defaultHost } from './values.ts';

export interface ExampleOptions {
  /** Default: the mock. */
  baseUrl?: string;
  /** Added to the required parameters. */
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Name of the body example; the first by default. */
  example?: string;
}

/**
 * Returns a request built from the examples of the contract.
 * @throws if the contract lacks the operation, a given parameter or the example of a required parameter.
 */
export function exampleRequest(operationId: string, options: ExampleOptions = {}): ExampleRequest {
  const { path, method, requestBody, parameters } = operationPlace(operationId);
  const { tag, authentication } = operationById(operationId);
  const { mediaType, responseType } = successOf(operationId);
  for (const name of Object.keys(options.query ?? {})) {
    if (!parameters.some((one) => one.in === 'query' && one.name === name)) {
      throw new Error(`${operationId} has no query parameter ${name}.`);
    }
  }
  const body = exampleBody(operationId, requestBody?.content, options.example);
  return requestFrom({
    operationId,
    tag,
    method: method.toUpperCase(),
    path,
    baseUrl: options.baseUrl ?? defaultHost.base_url,
    organizationId: defaultHost.organization_id,
    authorized: authentication === 'bearer',
    pathParameters: requiredExamples(operationId, parameters, 'path') as RequestParts['pathParameters'],
    query: { ...requiredExamples(operationId, parameters, 'query'), ...options.query },
    headers: {
      // RFC 9110 does not require it, but the platform document does.
      ...(mediaType !== undefined && { Accept: mediaType }),
      ...(body && body.mediaType !== formType ? { 'Content-Type': body.mediaType } : {}),
      ...options.headers,
    },
    body,
    responseType,
  });
}

function requiredExamples(operationId: string, parameters: readonly ParameterObject[], place: ParameterObject['in']) {
  const required = parameters.filter((one) => one.required && one.in === place);
  return Object.fromEntries(
    required.map(({ name, example }) => {
      if (example === undefined) throw new Error(`${operationId}: The parameter ${name} needs an example in specs/.`);
      return [name, example];
    }),
  );
}

function exampleBody(
  operationId: string,
  content: Readonly<Record<string, MediaTypeObject>> | undefined,
  name: string | undefined,
): RequestParts['body'] {
  const [mediaType, media] = Object.entries(content ?? {})[0] ?? [];
  if (!mediaType) return null;
  const examples = media?.examples ?? {};
  const example = name ? examples[name] : Object.values(examples)[0];
  if (!example) throw new Error(`${operationId}: The request body needs an example in specs/.`);
  return { mediaType, value: resolve(example).value };
}
