import { type MediaType, operationPlace, resolve } from '../contract/openapi.ts';
import { operationById } from '../contract/operations.ts';

/** A request built from the examples of the contract, independent of a language. */
export interface ExampleRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: { mediaType: string; value: unknown } | null;
  /** How to read a successful response. A redirect needs a browser. */
  responseType: 'json' | 'stream' | 'redirect' | 'none';
}

export interface ExampleOptions {
  baseUrl: string;
  /** The placeholder for the access token in the language of the sample. */
  accessToken: string;
  /** Added to the required parameters. */
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Name of the body example; the first by default. */
  example?: string;
}

/** Returns the names and summaries of the body examples. */
export function bodyExamples(operationId: string): { name: string; summary: string }[] {
  const [media] = Object.values(operationPlace(operationId).operation.requestBody?.content ?? {});
  return Object.entries(media?.examples ?? {}).map(([name, example]) => ({
    name,
    summary: resolve(example).summary ?? name,
  }));
}

/** @throws if the contract lacks the operation, a given parameter or the example of a required parameter. */
export function exampleRequest(operationId: string, options: ExampleOptions): ExampleRequest {
  const { path, method, operation, parameters } = operationPlace(operationId);
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, required, example } of parameters) {
    if (!required) continue;
    if (example === undefined) throw new Error(`${operationId}: The parameter ${name} needs an example in specs/.`);
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (place === 'query') query.set(name, String(example));
  }
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (!parameters.some((one) => one.in === 'query' && one.name === name)) {
      throw new Error(`${operationId} has no query parameter ${name}.`);
    }
    query.set(name, String(value));
  }
  const body = exampleBody(operationId, operation.requestBody?.content, options.example);
  return {
    method: method.toUpperCase(),
    url: `${options.baseUrl}${filled}${query.size > 0 ? `?${query}` : ''}`,
    headers: {
      ...authorization(operationId, options.accessToken),
      ...accept(operationId),
      ...(body && body.mediaType !== 'application/x-www-form-urlencoded' ? { 'Content-Type': body.mediaType } : {}),
      ...options.headers,
    },
    body,
    responseType: responseType(operationId),
  };
}

function exampleBody(
  operationId: string,
  content: Record<string, MediaType> | undefined,
  name: string | undefined,
): ExampleRequest['body'] {
  const [mediaType, media] = Object.entries(content ?? {})[0] ?? [];
  if (!mediaType) return null;
  const examples = media?.examples ?? {};
  const example = name ? examples[name] : Object.values(examples)[0];
  if (!example) throw new Error(`${operationId}: The request body needs an example in specs/.`);
  return { mediaType, value: resolve(example).value };
}

function authorization(operationId: string, accessToken: string): Record<string, string> {
  const needsToken = operationById(operationId).authentication === 'bearer';
  return needsToken ? { Authorization: `Bearer ${accessToken}` } : {};
}

/** Returns the media types of successful responses. RFC 9110 does not require Accept, but the platform document does. */
const successTypes = (operationId: string) =>
  Object.entries(operationById(operationId).responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(response.content));

function accept(operationId: string): Record<string, string> {
  const [mediaType] = successTypes(operationId);
  return mediaType ? { Accept: mediaType } : {};
}

function responseType(operationId: string): ExampleRequest['responseType'] {
  const [mediaType] = successTypes(operationId);
  if (Object.keys(operationById(operationId).responses).some((status) => status.startsWith('3'))) return 'redirect';
  if (!mediaType) return 'none';
  return mediaType === 'text/event-stream' ? 'stream' : 'json';
}
