import { asyncapi } from '../contract/asyncapi.ts';
import {
  type Origin,
  openapi,
  operationPlaces,
  type Parameter,
  type Reference,
  type Schema,
} from '../contract/openapi.ts';
import { schemaTags } from './schema-tags.ts';

export type Sort = 'operation' | 'event' | 'parameter' | 'field' | 'security scheme';

/** One thing of the contract that carries its origin, or inherits it. */
export interface OriginEntry {
  origin: Origin;
  sort: Sort;
  /** The tag under which the page shows it; null where several share it. */
  tag: string | null;
  /** What it belongs to: a path, an operation, a schema. */
  owner: string;
  name: string;
}

/** Everything in the contract that is stated or was decided. */
export const originEntries = (): OriginEntry[] => [
  ...operationEntries(),
  ...sharedParameters(),
  ...eventEntries(),
  ...fieldEntries(),
  ...securityEntries(),
];

function operationEntries(): OriginEntry[] {
  return operationPlaces.flatMap(({ path, method, operation }) => {
    const tag = operation.tags[0] ?? null;
    const name = `${method.toUpperCase()} ${path}`;
    return [
      { origin: operation['x-origin'], sort: 'operation' as const, tag, owner: path, name },
      ...(operation.parameters ?? []).filter(isInline).map((one) => parameterEntry(one, tag, operation.operationId)),
    ];
  });
}

const isInline = (node: Parameter | Reference): node is Parameter => !('$ref' in node);

const sharedParameters = (): OriginEntry[] =>
  Object.values(openapi.components.parameters).map((one) => parameterEntry(one, null, 'shared'));

const parameterEntry = (one: Parameter, tag: string | null, owner: string): OriginEntry => ({
  origin: one['x-origin'],
  sort: 'parameter',
  tag,
  owner,
  name: one.name,
});

function eventEntries(): OriginEntry[] {
  return Object.entries(openapi.webhooks).map(([name, { post }]) => ({
    origin: post['x-origin'],
    sort: 'event',
    tag: post.tags[0] ?? null,
    owner: name,
    name,
  }));
}

/** A field inherits what its schema says. A schema without fields, such as an enumeration, is an entry itself. */
function fieldEntries(): OriginEntry[] {
  const tags = schemaTags();
  const schemas = { ...asyncapi.components.schemas, ...openapi.components.schemas };
  return Object.entries(schemas).flatMap(([owner, schema]) => {
    const inherited = schema['x-origin'] ?? 'design';
    const entry = (name: string, origin: Origin): OriginEntry => ({
      origin,
      sort: 'field',
      tag: tags.get(owner) ?? null,
      owner,
      name,
    });
    const fields = Object.entries(schema.properties ?? {});
    if (fields.length === 0) return [entry('', inherited)];
    return fields.map(([name, field]) => entry(name, ownOrigin(field) ?? inherited));
  });
}

/** Only what stands at the field itself: a shared schema behind a reference has an entry of its own. */
function ownOrigin(field: Schema | Reference): Origin | undefined {
  return 'x-origin' in field ? field['x-origin'] : undefined;
}

const securityEntries = (): OriginEntry[] =>
  Object.entries(openapi.components.securitySchemes).map(([name, scheme]) => ({
    origin: scheme['x-origin'],
    sort: 'security scheme',
    tag: 'OAuth',
    owner: name,
    name,
  }));
