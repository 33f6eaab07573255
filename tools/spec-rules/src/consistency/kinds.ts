import { actions, readKind, recordFile } from '../derivation/kind.ts';
import { resourceForms } from '../resource-forms.ts';
import type { ContractFiles } from './contract-files.ts';
import type { ConsistencyProblem, SpecNode } from './spec-node.ts';

/** Returns the actions of the events of a kind. */
function actionsOf({ schemas }: ContractFiles, kind: string): readonly string[] {
  const resource = schemas.find((node) => node.get('x-resource', 'kind')?.value === kind);
  return (resource && readKind(resource.source.body)?.actions) ?? actions;
}

/** Requires a schema, scopes, tags, paths and event types for each resource kind, and a kind for each writable resource. */
export function checkKinds(contract: ContractFiles): ConsistencyProblem[] {
  const { schemas, schema } = contract;
  const kinds = schema('EntityKind')?.get('enum');
  const eventTypes = schema('EventType')?.get('enum');
  if (!kinds || !eventTypes) return [];
  const problems: ConsistencyProblem[] = [];
  const report = (at: SpecNode | undefined, message: string) =>
    problems.push({ ruleId: 'kind-complete', message, at: at ?? kinds });

  const resources = new Map(
    schemas.flatMap((node) => {
      const kind = node.get('x-resource', 'kind')?.value;
      return kind === undefined ? [] : [[String(kind), node] as const];
    }),
  );
  for (const [kind, resource] of resources) {
    if (kinds.strings().includes(kind) || !schema(`${resource.component}Create`)) continue;
    const advice = 'Add it to EntityKind.yaml, or correct x-resource.kind';
    report(resource.get('x-resource', 'kind'), `Unknown resource kind "${kind}". ${advice}.`);
  }
  // A misspelt kind leaves the right one without a schema.
  const isMisspelt = problems.length > 0;
  for (const [index, kind] of kinds.strings().entries()) {
    const resource = resources.get(kind);
    const file = `specs/${recordFile(kind)}`;
    if (!resource) {
      if (isMisspelt) continue;
      report(kinds.get(String(index)), `No schema has x-resource.kind: ${kind}. Add ${file}.`);
      continue;
    }
    const collection = resource.get('x-resource', 'collection');
    const parts = partsOf(contract, kind, String(collection?.value));
    const missing = parts.filter(({ names, name }) => !names?.includes(name));
    if (missing.length === parts.length) {
      report(
        collection,
        `The collection ${collection?.value} has no scopes, tags and paths. Correct its name, or add them.`,
      );
      continue;
    }
    for (const { what, name, at } of missing) report(at, `Missing ${what} ${name} of the resource kind ${kind}.`);
    for (const type of actionsOf(contract, kind).map((action) => `${kind}.${action}`)) {
      if (!eventTypes.strings().includes(type))
        report(eventTypes, `Missing event type ${type} of the resource kind ${kind}.`);
    }
  }
  return problems;
}

/** Returns what a collection must have: the name, the place, and the names that are there. */
function partsOf({ openapi, asyncapi }: ContractFiles, kind: string, collection: string) {
  const { tag } = resourceForms(kind, collection);
  const path = `/api/v1/{organization_id}/${collection}`;
  const flows = openapi.get('components', 'securitySchemes', 'oauth2', 'flows')?.members() ?? [];
  // The flows have the same scopes.
  const scopes = flows[0]?.[1].get('scopes');
  const paths = openapi.get('paths');
  const tags = openapi.get('tags');
  const messageTags = asyncapi.get('info', 'tags');
  const keysOf = (node: SpecNode | undefined) => node?.members().map(([key]) => key);
  const namesOf = (node: SpecNode | undefined) => node?.members().map(([, each]) => String(each.get('name')?.value));
  return [
    { what: 'scope', name: `${collection}.read`, at: scopes, names: keysOf(scopes) },
    { what: 'scope', name: `${collection}.write`, at: scopes, names: keysOf(scopes) },
    { what: 'tag', name: tag, at: tags, names: namesOf(tags) },
    { what: 'tag', name: tag, at: messageTags, names: namesOf(messageTags) },
    { what: 'path', name: path, at: paths, names: keysOf(paths) },
    { what: 'path', name: `${path}/{id}`, at: paths, names: keysOf(paths) },
  ];
}
