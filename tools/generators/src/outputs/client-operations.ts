import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile } from './generated-file.ts';
import { operationEntries } from './operations.ts';
import { resourceNames } from './resource-names.ts';

type Entry = ReturnType<typeof operationEntries>[number];

type Calls = Record<string, object>;

/** Returns the part of the operation table that the client needs at run time. Browsers load it, so it is small. */
export function clientOperationsFile(openapi: OpenapiReader): GeneratedFile {
  const entries = operationEntries(openapi);
  const collectionOf = new Map(resourceNames(openapi).map(({ property, collection }) => [property, collection]));
  const resources = callsByResource(openapi, entries);
  const { collections, calls } = largestUniformGroup(resources, collectionOf);
  const others = Object.entries(resources).filter(([name]) => !collections.includes(name));
  return sourceFile(
    'operations.ts',
    'specs/openapi/paths',
    `import type { CallableOperation } from '../calls/operation-method.ts';\n`,
    constant(
      'collections',
      'The collections that have the same calls, by resource.',
      Object.fromEntries(collections.map((name) => [name, collectionOf.get(name)])),
      'Record<string, string>',
    ),
    constant('collectionCalls', 'The calls of each collection, by name.', calls, 'Record<string, CallableOperation>'),
    constant(
      'operations',
      'The calls of the other resources, by resource and name.',
      Object.fromEntries(others),
      'Record<string, Record<string, CallableOperation>>',
    ),
    constant(
      'versionHeader',
      'The header by which requests choose a version of the contract.',
      openapi.document['x-versions']?.header ?? '',
      'string',
    ),
  );
}

/** Returns one constant per endpoint of the authorization server, so that bundlers can remove unused ones. */
export const oauthPathsFile = (openapi: OpenapiReader): GeneratedFile =>
  sourceFile(
    'oauth-paths.ts',
    'specs/openapi/paths',
    ...operationEntries(openapi)
      .filter(({ tag }) => tag === 'OAuth')
      .map(({ id, path, summary }) => `/** ${summary}. */\nexport const ${id} = '${path}';\n`),
  );

function callsByResource(openapi: OpenapiReader, entries: readonly Entry[]): Record<string, Calls> {
  const byTag = new Map(resourceNames(openapi).map((names) => [names.tag, names]));
  const resources: Record<string, Calls> = {};
  for (const entry of entries.filter(({ authentication }) => authentication === 'bearer')) {
    const { id, tag } = entry;
    const names = byTag.get(tag);
    const resource = names?.property ?? tag.toLowerCase();
    const name = callName(id, names?.plural ?? tag, names?.name ?? tag.replace(/s$/, ''));
    resources[resource] = { ...resources[resource], [name]: row(entry) };
  }
  return resources;
}

/** Returns the largest set of resources whose calls differ only in the collection of the path, and those calls. */
function largestUniformGroup(resources: Record<string, Calls>, collectionOf: ReadonlyMap<string, string>) {
  const groups = Map.groupBy(Object.keys(resources), (name) =>
    JSON.stringify(resources[name]).replaceAll(
      `{organization_id}/${collectionOf.get(name)}`,
      '{organization_id}/{collection}',
    ),
  );
  const [[calls = '{}', collections = []] = []] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return { collections, calls: JSON.parse(calls) as Calls };
}

/**
 * Returns the operation id without the name of its resource: `create` for `createTask`, `rotateSecret` for
 * `rotateWebhookSecret`, `logs` for `listWebhookLogs`.
 */
function callName(id: string, plural: string, singular: string): string {
  const name = id.replace(new RegExp(`(${plural}|${singular})(?=[A-Z]|$)`), '');
  return name.replace(/^list([A-Z])/, (_, first: string) => first.toLowerCase());
}

const row = ({ method, path, parameters, requestBody }: Entry) => {
  const takes = (place: string, name?: string) =>
    parameters.some((parameter) => parameter.in === place && (name === undefined || parameter.name === name));
  return {
    method: method.toUpperCase(),
    path,
    ...(requestBody ? { input: 'body' } : takes('query') ? { input: 'query' } : {}),
    ...(takes('query', 'cursor') ? { paged: true } : {}),
    ...(takes('header', 'Idempotency-Key') ? { keyed: true } : {}),
  };
};
