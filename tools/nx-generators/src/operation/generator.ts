import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import { exampleOf, type Kind, scalarAt } from '@worklane/spec-rules';
import { requireNewOperationId } from '../specs/find-operation.ts';
import { didYouMean, requireKind } from '../specs/names.ts';
import { decide, generate, nextStep } from '../specs/next-step.ts';
import { operationText } from '../specs/path-item.ts';
import { SpecTree } from '../specs/spec-tree.ts';

interface Options {
  operationId: string;
  path: string;
  method?: string;
  returns?: string;
  body?: string;
  causes?: string;
}

const openapi = 'openapi/openapi.yaml';
const prefix = '/api/v1/{organization_id}/';

/** Adds an operation on the records of a resource kind. */
export default function operation(
  tree: Tree,
  { operationId, path, method = 'post', returns, body, causes }: Options,
): () => void {
  const specs = new SpecTree(tree);
  requireNewOperationId(specs, operationId);
  const kind = kindOfPath(specs, path);
  if (causes !== undefined)
    requireTransition(kind, causes, method === 'post' && path.includes('/{id}/') && body === undefined);
  const returned = causes !== undefined ? kind : returns === undefined ? undefined : requireKind(specs, returns);
  const sent = body === undefined ? undefined : bodyOf(specs, kind.kind, body);

  const file = `openapi/paths/resources/${kind.collection}/${path.split('/').at(-1)?.replace(/\W/g, '')}.yaml`;
  const toSpecs = `${posix.relative(posix.dirname(file), '.')}/`;
  const text = operationText(
    {
      ...{ method, operationId, path, toSpecs, tag: kind.tag, request: sent?.schema },
      scope: `${kind.collection}.${method === 'get' ? 'read' : 'write'}`,
      ...(causes !== undefined && { transition: { event: causes, kind } }),
      response: returned && `schemas/kinds/${returned.kind}/${returned.name}.yaml`,
    },
    {
      request: sent?.example,
      response: returned && exampleOf(returned, 'Record'),
      invalid: exampleOf(kind, 'Invalid'),
    },
  );
  const current = specs.read(file);
  if (current !== undefined) {
    if (new RegExp(`^${method}:`, 'm').test(current))
      throw new Error(`specs/${file} has the method ${method} already.`);
    specs.write(file, current + text);
    return nextStep(decide, generate, handler);
  }
  specs.write(file, parameters(specs, kind, path, toSpecs) + text);
  const entry = `  ${path}:\n    $ref: ${file.replace('openapi/', './')}\n`;
  const last = `  ${prefix}${kind.collection}/{id}:\n    $ref: ./paths/resources/${kind.collection}/record.yaml\n`;
  specs.edit(openapi, (document) => document.replace(last, () => last + entry));
  specs.derive();
  return nextStep(decide, generate, handler);
}

/** @throws Error if the operation cannot make the transition */
function requireTransition(kind: Kind, causes: string, isPossible: boolean): void {
  const known = kind.actions.slice(3);
  if (!known.includes(causes)) {
    throw new Error(
      `Unknown transition "${causes}" of ${kind.kind}: add it with nx g worklane:event. Known: ${known.join(', ') || 'none'}.`,
    );
  }
  if (isPossible) return;
  throw new Error('An operation that makes a transition is a POST to /{id}/<name> without a body.');
}

const handler = 'A missing handler:        npm run typecheck';

/** @throws Error if no collection is in the path */
function kindOfPath(specs: SpecTree, path: string) {
  const [collection = ''] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : [];
  const kind = specs.kinds.find((each) => each.collection === collection);
  const names = specs.kinds.map((each) => each.collection);
  if (!kind) {
    throw new Error(
      `Unknown path "${path}": use ${prefix}<collection>/{id}/<name>.${collection && didYouMean(collection, names)}`,
    );
  }
  const rest = path.slice(prefix.length + collection.length);
  if (!/^(?:\/\{id\})?\/[a-z][a-z0-9-]*$/.test(rest)) {
    throw new Error(`Unknown path "${path}": after ${collection}, use /{id}/<name> or /<name>.`);
  }
  return kind;
}

/** @throws Error if the schema or its example does not exist */
function bodyOf(specs: SpecTree, kind: string, name: string): { schema: string; example: string } {
  const schema = `schemas/kinds/${kind}/${name}.yaml`;
  const example = exampleOf({ kind, name }, 'Request');
  for (const file of [schema, example]) {
    if (specs.read(file) === undefined) throw new Error(`Missing file specs/${file}. Write it first.`);
  }
  return { schema, example };
}

/** Returns the parameters of the path. */
function parameters(specs: SpecTree, { kind, name, noun }: Kind, path: string, toSpecs: string): string {
  const organization = `parameters:\n  - $ref: ${toSpecs}openapi/components/parameters.yaml#/OrganizationIdPath\n`;
  if (!path.includes('{id}')) return organization;
  return `${organization}  - name: id
    in: path
    required: true
    description: The ID of the ${noun}.
    schema:
      $ref: ${toSpecs}schemas/record/RecordId.yaml
    example: ${scalarAt(specs.read(exampleOf({ kind, name }, 'Record')), 'value', 'id')}
`;
}
