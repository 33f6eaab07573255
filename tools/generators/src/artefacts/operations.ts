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
import type { HttpInterface } from '../workspace.ts';
import { constant, type GeneratedFile, sourceFile } from './source-file.ts';

/** The operation table: every operation with what a client, a server or a test must know of it. */
export function operationsFile(document: OpenapiDocument, { folder }: HttpInterface): GeneratedFile {
  const table = Object.fromEntries(operationEntries(document).map((operation) => [operation.id, operation]));
  return sourceFile(
    `${folder}operations.ts`,
    'specs/openapi/paths',
    `import type { Operation } from '${up(folder)}operation.ts';\n`,
    constant('operations', 'Every operation, by operationId.', table, 'Record<string, Operation>'),
  );
}

/** From a folder below src/generated to src. */
const up = (folder: string) => '../'.repeat(folder.split('/').length);

/** The rows of the operation table. */
export const operationEntries = (document: OpenapiDocument) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      return operation ? [entry(document, path, item, method, operation)] : [];
    }),
  );

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
  const session = security.find((scheme) => 'session' in scheme);
  if (session) return { authentication: 'session', scopes: [], roles: session.session ?? [] };
  return { authentication: security.length > 0 ? 'client' : 'none', scopes: [] };
}

/** Media type to the name of its schema; null where the body is text. */
const schemaNames = (content: Record<string, MediaType>) =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, referencedName(schema) ?? null]));
