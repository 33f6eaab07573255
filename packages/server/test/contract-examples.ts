import { events, type Operation } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { publicContract } from '../src/contract/public-contract.ts';

interface Media {
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

interface Documented {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Record<string, Media> }>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

const components = openapi.components as unknown as Record<string, Record<string, never>>;
const paths = openapi.paths as unknown as Record<string, Record<string, Documented> & { parameters?: Parameter[] }>;

function resolved<T>(value: T & { readonly $ref?: string }): T {
  const [, , group = '', name = ''] = value.$ref?.split('/') ?? [];
  return value.$ref ? (components[group]?.[name] as T) : value;
}

const exampleOf = (media: Media | undefined): unknown => {
  const [first] = Object.values(media?.examples ?? {});
  return first && resolved(first).value;
};

function documented({ method, path }: Operation) {
  const item = paths[path];
  const operation = item?.[method];
  if (!item || !operation) throw new Error(`${method} ${path} is not in openapi.json: run npm run generate.`);
  return { operation, parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved) };
}

/** Returns the path of an operation with the examples of its path parameters and its required query parameters. */
export function exampleUrl(operation: Operation): string {
  const { parameters } = documented(operation);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
    String(parameters.find((parameter) => parameter.name === name)?.example),
  );
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map((parameter) => [parameter.name, String(parameter.example)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

export interface ExampleBody {
  readonly mediaType: string;
  readonly value: Record<string, unknown>;
}

/** Returns the example of the request body for each media type of an operation. */
export function exampleBodies(operation: Operation): ExampleBody[] {
  const content = documented(operation).operation.requestBody?.content ?? {};
  return Object.entries(content).map(([mediaType, media]) => ({
    mediaType,
    value: exampleOf(media) as Record<string, unknown>,
  }));
}

export interface ExampleResponse {
  readonly operation: Operation;
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly schema: string | null | undefined;
  readonly body: unknown;
}

/** Returns every documented response of an operation that is not a problem, with each of its examples. */
export function exampleResponses(operation: Operation): ExampleResponse[] {
  const { responses } = documented(operation).operation;
  return Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const [mediaType] = Object.keys(content);
    if (mediaType === 'application/problem+json') return [];
    const schema = mediaType === undefined ? undefined : content[mediaType];
    const example = { operation, status: Number(status), mediaType, schema };
    const response = responses[status];
    const media = mediaType === undefined ? undefined : response && resolved(response).content?.[mediaType];
    const bodies = Object.values(media?.examples ?? {}).map((each) => resolved(each).value);
    return bodies.length > 0 ? bodies.map((body) => ({ ...example, body })) : [{ ...example, body: undefined }];
  });
}

/** Returns the first success response that an operation documents. */
export function exampleSuccess(operation: Operation): ExampleResponse {
  const success = exampleResponses(operation).find(({ status }) => status < 400);
  if (!success) throw new Error(`${operation.id} documents no success.`);
  return success;
}

const webhooks = openapi.webhooks as unknown as Record<string, { post: Pick<Documented, 'requestBody'> }>;

/** An example of each event, with its type. */
export const exampleEvents: [type: string, event: unknown][] = Object.keys(events).map((type) => [
  type,
  exampleOf(webhooks[type]?.post.requestBody?.content['application/json']),
]);

export const operationInfos = publicContract.operations;
