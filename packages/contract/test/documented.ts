/** What tests read of a bundled OpenAPI document. */
export interface BundledDocument {
  paths: object;
  webhooks?: object;
  components: { examples: object; responses: object };
}

interface Body {
  schema: { $ref?: string };
  examples: Record<string, { $ref: string }>;
}

interface DocumentedOperation {
  operationId: string;
  requestBody?: { content: Record<string, Body> };
  responses: Record<string, { $ref?: string; content?: Record<string, Body> }>;
}

/** The name that a reference ends with. */
export const last = (reference: string | undefined) => reference?.split('/').pop() ?? '';

/** Every operation, those that receivers implement included. */
export const operationsOf = ({ paths, webhooks = {} }: BundledDocument): DocumentedOperation[] =>
  [...Object.values(paths), ...Object.values(webhooks)].flatMap((item: Record<string, DocumentedOperation>) =>
    Object.entries(item).flatMap(([method, operation]) => (method === 'parameters' ? [] : [operation])),
  );

/** Every body of every operation, and where it stands: `createTask 201`. */
export const bodiesOf = (document: BundledDocument): { where: string; body: Body }[] =>
  operationsOf(document).flatMap(({ operationId, requestBody, responses }) => [
    ...Object.values(requestBody?.content ?? {}).map((body) => ({ where: `${operationId} request`, body })),
    ...Object.entries(responses).flatMap(([status, response]) =>
      Object.values(answer(document, response).content ?? {}).map((body) => ({
        where: `${operationId} ${status}`,
        body,
      })),
    ),
  ]);

type Answer = DocumentedOperation['responses'][string];

const answer = ({ components }: BundledDocument, response: Answer): Answer =>
  response.$ref ? ((components.responses as Record<string, Answer>)[last(response.$ref)] ?? {}) : response;

/** What an example shows. */
export const exampleValue = ({ components }: BundledDocument, name: string): unknown =>
  (components.examples as Record<string, { value: unknown }>)[name]?.value;
