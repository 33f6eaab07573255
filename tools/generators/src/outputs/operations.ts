import {
  type DescribedOperation,
  type MediaTypeObject,
  type OpenapiReader,
  referencedName,
  type SecurityRequirement,
} from '@worklane/contract/openapi-reader';
import type { HttpInterface } from '../specifications.ts';
import { deprecationProperty, operationDeprecation } from './deprecation.ts';
import { constant, type GeneratedFile, sourceFile } from './generated-file.ts';

/** Returns the operation table: what clients, servers and tests need of every operation. */
export function operationsFile(openapi: OpenapiReader, { folder }: HttpInterface): GeneratedFile {
  const table = Object.fromEntries(operationEntries(openapi).map((operation) => [operation.id, operation]));
  return sourceFile(
    `${folder}operations.ts`,
    'specs/openapi/paths',
    `import type { Operation } from '${up(folder)}catalogues.ts';\n`,
    constant('operations', 'Every operation, by operationId.', table, 'Record<string, Operation>'),
  );
}

/** Returns the path from a folder below src/generated to src. */
const up = (folder: string) => '../'.repeat(folder.split('/').length);

/** Returns the rows of the operation table. */
export const operationEntries = (openapi: OpenapiReader) => [...openapi.operations.values()].map(entry);

function entry({ id, method, path, operation, parameters, requestBody, responses, security }: DescribedOperation) {
  const collection = path.match(/^\/api\/v1\/\{organization_id\}\/([\w-]+)/)?.[1];
  return {
    id,
    method,
    path,
    tag: operation.tags?.[0] ?? '',
    ...(collection ? { collection } : {}),
    summary: operation.summary,
    ...(operation['x-transition'] && { transition: operation['x-transition'] }),
    ...(operation['x-renamed-from'] && { renamedFrom: operation['x-renamed-from'] }),
    ...operationDeprecation(operation),
    ...access(security),
    parameters: parameters.map(({ name, in: location, schema, ...parameter }) => ({
      name,
      in: location,
      ...(schema.type === 'array' ? { list: true } : {}),
      ...deprecationProperty(parameter),
    })),
    requestBody: requestBody
      ? { required: requestBody.required ?? false, content: schemaNames(requestBody.content) }
      : null,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { content = {} }]) => [status, { content: schemaNames(content) }]),
    ),
  };
}

function access(security: readonly SecurityRequirement[]) {
  const [scopes, ...others] = security.flatMap(({ oauth2 }) => (oauth2 ? [oauth2] : []));
  // Alternatives have one scope each: any of them is enough.
  if (others.length > 0) return { authentication: 'bearer', scopes: [], anyScope: [scopes, ...others].flat() };
  if (scopes) return { authentication: 'bearer', scopes };
  const session = security.find((scheme) => 'session' in scheme);
  if (session) return { authentication: 'session', scopes: [], roles: session.session ?? [] };
  return { authentication: security.length > 0 ? 'client' : 'none', scopes: [] };
}

/** Returns the name of the schema of each media type; null for text bodies. */
const schemaNames = (content: Readonly<Record<string, MediaTypeObject>>) =>
  Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => [type, schema?.$ref ? referencedName(schema.$ref) : null]),
  );
