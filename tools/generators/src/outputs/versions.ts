import type {
  OpenapiDocument,
  OperationObject,
  RemovedFieldObject,
  SchemaObject,
} from '@worklane/contract/openapi-reader';
import { filterSuffixes } from './resources.ts';

/** Declares what follows from the versions of the fields of records. */
export function declareVersions(document: Partial<OpenapiDocument>): void {
  declareRemovedFields(document);
  declareTransitions(document);
  for (const [name, { properties = {}, 'x-resource': resource }] of Object.entries(
    document.components?.schemas ?? {},
  )) {
    for (const [field, { 'x-since': since, 'x-renamed-from': earlier }] of Object.entries(properties)) {
      if (resource && since !== undefined && earlier !== undefined) {
        declareRenamedParameters(document, { name, collection: resource.collection, field, earlier, since });
      }
    }
  }
}

interface RenamedField {
  /** The schema of the record. */
  readonly name: string;
  readonly collection: string;
  readonly field: string;
  readonly earlier: string;
  readonly since: string;
}

/** The filters and the sort order of a list have the names of its fields. */
function declareRenamedParameters(
  document: Partial<OpenapiDocument>,
  { name, collection, field, earlier, since }: RenamedField,
) {
  const sort = document.components?.schemas[`${name}Sort`];
  if (sort) {
    const replaced = { ...sort['x-replaced-values'], [earlier]: field, [`-${earlier}`]: `-${field}` };
    Object.assign(sort, { 'x-since': since, 'x-replaced-values': replaced });
  }
  const [, list] = Object.entries(document.paths ?? {}).find(([path]) => path.endsWith(`/${collection}`)) ?? [];
  for (const parameter of list?.get?.parameters ?? []) {
    const isFilter = 'name' in parameter && parameter.in === 'query';
    const suffix = isFilter ? filterSuffixes.find((each) => parameter.name === field + each) : undefined;
    if (suffix !== undefined) Object.assign(parameter, { 'x-since': since, 'x-renamed-from': earlier + suffix });
  }
}

/** The version that added a transition added its event. */
function declareTransitions({ components, webhooks }: Partial<OpenapiDocument>): void {
  for (const { properties = {}, 'x-resource': resource } of Object.values(components?.schemas ?? {})) {
    const transitions = Object.values(properties).flatMap((each) => Object.entries(Object(each['x-transitions'])));
    for (const [action, transition] of transitions) {
      const { since } = Object(transition);
      const event = webhooks?.[`${resource?.kind}.${action}`]?.post;
      if (event && since !== undefined) Object.assign(event, { 'x-since': since });
    }
  }
}

/** What a record does not have any more, its requests and the previous values in its events do not have either. */
function declareRemovedFields(document: Partial<OpenapiDocument>): void {
  const schemas = document.components?.schemas ?? {};
  for (const [name, { 'x-removed': removed }] of Object.entries(schemas)) {
    if (!removed) continue;
    for (const suffix of ['Create', 'Update', 'Previous']) {
      const schema = schemas[`${name}${suffix}`];
      if (schema) Object.assign(schema, { 'x-removed': suffix === 'Previous' ? withoutValues(removed) : removed });
    }
  }
}

/** An event has the previous values of changed fields only. */
const withoutValues = (removed: Readonly<Record<string, RemovedFieldObject>>) =>
  Object.fromEntries(Object.entries(removed).map(([name, { since }]) => [name, { since }]));

/** Returns sentences about the versions of a node of a document. */
export function versionSentences(node: SchemaObject | OperationObject): string[] {
  const { 'x-since': since, 'x-renamed-from': from, 'x-removed': removal } = node;
  const { 'x-added-values': added = {} } = node as SchemaObject;
  const removed = typeof removal === 'string' ? {} : (removal ?? {});
  return [
    ...(since === undefined ? [] : [`Since version \`${since}\`${from === undefined ? '' : `; \`${from}\` before`}.`]),
    ...Object.entries(added).map(
      ([value, { since, before }]) => `\`${value}\` since version \`${since}\`; \`${before}\` before.`,
    ),
    ...(typeof removal === 'string' ? [`Removed in version \`${removal}\`.`] : []),
    ...Object.entries(removed).map(([name, { since }]) => `\`${name}\` before version \`${since}\` only.`),
  ];
}
