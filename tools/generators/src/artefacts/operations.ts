import {
  type HttpMethod,
  httpMethods,
  type MediaType,
  type OpenapiDocument,
  type OperationObject,
  type PathItem,
  referencedName,
  resolve,
} from '../documents.ts';
import { constant, type GeneratedFile, sourceFile } from './source-file.ts';

/** The operation table: every operation with what a client, a server or a test must know of it. */
export function operationsFile(document: OpenapiDocument): GeneratedFile {
  const table = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) =>
      httpMethods.flatMap((method) => {
        const operation = item[method];
        return operation ? [[operation.operationId, entry(document, path, item, method, operation)]] : [];
      }),
    ),
  );
  return sourceFile(
    'operations.ts',
    'specs/openapi/paths',
    `import type { Operation } from '../operation.ts';\n`,
    constant('operations', 'Every operation, by operationId.', table, 'Record<string, Operation>'),
  );
}

function entry(
  document: OpenapiDocument,
  path: string,
  item: PathItem,
  method: HttpMethod,
  operation: OperationObject,
) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve(document, 'parameters', parameter),
  );
  const collection = path.match(/^\/api\/v1\/\{organization_id\}\/(\w+)/)?.[1];
  return {
    id: operation.operationId,
    method,
    path,
    tag: operation.tags[0],
    ...(collection ? { collection } : {}),
    summary: operation.summary,
    origin: operation['x-origin'],
    ...access(operation),
    parameters: parameters.map(({ name, in: location, required = false, schema }) => ({
      name,
      in: location,
      required,
      ...(schema.type === 'array' ? { list: true } : {}),
    })),
    requestBody: operation.requestBody
      ? { required: operation.requestBody.required ?? false, content: schemaNames(operation.requestBody.content) }
      : null,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, value]) => {
        const { description, content = {} } = resolve(document, 'responses', value);
        return [status, { description, content: schemaNames(content) }];
      }),
    ),
  };
}

function access({ security = [] }: OperationObject) {
  const bearer = security.find((scheme) => 'oauth2' in scheme);
  if (bearer) return { authentication: 'bearer', scopes: bearer.oauth2 ?? [] };
  return { authentication: security.length > 0 ? 'client' : 'none', scopes: [] };
}

/** Media type to the name of its schema; null where the body is text. */
const schemaNames = (content: Record<string, MediaType>) =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, referencedName(schema) ?? null]));
