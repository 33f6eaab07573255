import openapi from '@worklane/contract/openapi.json' with { type: 'json' };

/** The parts of openapi.json that the tests read directly, to check the mock against the document and not against Prism. */
export interface DocumentedResponse {
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<string, MediaType>;
}

export interface MediaType {
  readonly schema: object;
  readonly examples?: Record<string, unknown>;
}

export interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly example?: unknown;
}

export interface DocumentedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly DocumentedParameter[];
  readonly body: Record<string, MediaType>;
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

/** Returns a node of the document, with its reference resolved. */
export function resolved<T>(node: unknown): T {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node as T;
  const segments = $ref.slice(2).split('/');
  const keys = segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolved(keys.reduce((node, key) => (node as Record<string, unknown>)[key], openapi as unknown));
}

interface OperationObject {
  operationId: string;
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

export const documentedOperations: readonly DocumentedOperation[] = Object.entries(openapi.paths).flatMap(
  ([path, item]) => {
    const shared = (item as { parameters?: unknown[] }).parameters ?? [];
    const operations = Object.entries(item).filter(([key]) => methods.includes(key)) as [string, OperationObject][];
    return operations.map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: [...shared, ...(operation.parameters ?? [])].map(resolved<DocumentedParameter>),
      body: operation.requestBody
        ? resolved<{ content: Record<string, MediaType> }>(operation.requestBody).content
        : {},
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          resolved<DocumentedResponse>(response),
        ]),
      ),
    }));
  },
);

export function documentedOperation(id: string): DocumentedOperation {
  const operation = documentedOperations.find((documented) => documented.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** Returns the status of a successful response. */
export function successStatus({ responses }: DocumentedOperation): number {
  return Math.min(...Object.keys(responses).map(Number));
}
