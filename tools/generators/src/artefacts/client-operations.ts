import type { OpenapiDocument } from '../documents.ts';
import { operationEntries } from './operations.ts';
import { resourceNames } from './resource-names.ts';
import { constant, type GeneratedFile, sourceFile } from './source-file.ts';

type Entry = ReturnType<typeof operationEntries>[number];

type Calls = Record<string, object>;

/** The part of the operation table that the client needs to run: small, since browsers load it. */
export function clientOperationsFile(document: OpenapiDocument): GeneratedFile {
  const entries = operationEntries(document);
  const resources = callsByResource(document, entries);
  const { collections, calls } = alike(resources);
  const others = Object.entries(resources).filter(([name]) => !collections.includes(name));
  return sourceFile(
    'operations.ts',
    'specs/openapi/paths',
    `import type { CallableOperation } from '../calls/operation-method.ts';\n`,
    constant('collections', 'The collections that have the same calls.', collections, 'readonly string[]'),
    constant(
      'collectionCalls',
      'What a client can call of each of them, by the name of the call.',
      calls,
      'Record<string, CallableOperation>',
    ),
    constant(
      'operations',
      'What a client can call besides, by resource and by the name of the call.',
      Object.fromEntries(others),
      'Record<string, Record<string, CallableOperation>>',
    ),
  );
}

/** The endpoints of the authorization server, each a constant of its own: a bundler leaves out what is not used. */
export const oauthPathsFile = (document: OpenapiDocument): GeneratedFile =>
  sourceFile(
    'oauth-paths.ts',
    'specs/openapi/paths',
    ...operationEntries(document)
      .filter(({ tag }) => tag === 'OAuth')
      .map(({ id, path, summary }) => `/** ${summary}. */\nexport const ${id} = '${path}';\n`),
  );

function callsByResource(document: OpenapiDocument, entries: readonly Entry[]): Record<string, Calls> {
  const singular = new Map(resourceNames(document).map(({ plural, name }) => [plural, name]));
  const resources: Record<string, Calls> = {};
  for (const entry of entries.filter(({ authentication }) => authentication === 'bearer')) {
    const { id, tag } = entry;
    const resource = tag.toLowerCase();
    const name = callName(id, tag, singular.get(tag) ?? tag.replace(/s$/, ''));
    resources[resource] = { ...resources[resource], [name]: row(entry) };
  }
  return resources;
}

/** The most resources whose calls differ by nothing but the collection in the path, and those calls. */
function alike(resources: Record<string, Calls>): { collections: string[]; calls: Calls } {
  const groups = Map.groupBy(Object.keys(resources), (name) =>
    JSON.stringify(resources[name]).replaceAll(`{organization_id}/${name}`, '{organization_id}/{collection}'),
  );
  const [[calls = '{}', collections = []] = []] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  return { collections, calls: JSON.parse(calls) };
}

/**
 * The operation id without the name of its resource: `createTask` is `create`, `rotateWebhookSecret` is `rotateSecret`.
 * A list of something else is called like what it lists: `listWebhookLogs` is `logs`.
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
