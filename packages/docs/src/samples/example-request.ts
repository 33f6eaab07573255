import { type MediaType, operationPlace, resolve } from '../contract/openapi.ts';
import { operationById } from '../contract/operations.ts';

/** A request as the contract's examples describe it, in no language yet. */
export interface ExampleRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: { mediaType: string; value: unknown } | null;
  /** What the answer to a success is read as. A redirect is for browsers. */
  answer: 'json' | 'stream' | 'redirect' | 'none';
}

export interface ExampleOptions {
  baseUrl: string;
  /** The placeholder for the access token, in the language of the sample. */
  accessToken: string;
  /** Added to what the operation requires. */
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Which example of the body, the first by default. */
  example?: string;
}

/** The names of the examples that a body has, with what each is about. */
export function bodyExamples(operationId: string): { name: string; summary: string }[] {
  const [media] = Object.values(operationPlace(operationId).operation.requestBody?.content ?? {});
  return Object.entries(media?.examples ?? {}).map(([name, example]) => ({
    name,
    summary: resolve(example).summary ?? name,
  }));
}

/** @throws when the contract lacks the operation, a parameter of it, or the example of one that is required. */
export function exampleRequest(operationId: string, options: ExampleOptions): ExampleRequest {
  const { path, method, operation, parameters } = operationPlace(operationId);
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, required, example } of parameters) {
    if (!required) continue;
    if (example === undefined) throw new Error(`${operationId}: the parameter ${name} needs an example in specs/.`);
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
    answer: answer(operationId),
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
  if (!example) throw new Error(`${operationId}: the request body needs an example in specs/.`);
  return { mediaType, value: resolve(example).value };
}

function authorization(operationId: string, accessToken: string): Record<string, string> {
  const needsToken = operationById(operationId).authentication === 'bearer';
  return needsToken ? { Authorization: `Bearer ${accessToken}` } : {};
}

/** The media types of the successes; RFC 9110 does not ask for Accept, the platform document does. */
const successTypes = (operationId: string) =>
  Object.entries(operationById(operationId).responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(response.content));

function accept(operationId: string): Record<string, string> {
  const [mediaType] = successTypes(operationId);
  return mediaType ? { Accept: mediaType } : {};
}

function answer(operationId: string): ExampleRequest['answer'] {
  const [mediaType] = successTypes(operationId);
  if (Object.keys(operationById(operationId).responses).some((status) => status.startsWith('3'))) return 'redirect';
  if (!mediaType) return 'none';
  return mediaType === 'text/event-stream' ? 'stream' : 'json';
}
