import { type Resource, resources } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { resourceOf } from '../../src/records/record.ts';
import type { TestOrganization } from './test-organization.ts';

type Body = Record<string, unknown>;

const examples = openapi.components.examples as unknown as Record<string, { value: Body }>;

/** The resource kinds that can be created. */
export const kinds: Resource[] = Object.values<Resource>(resources).filter(({ schemas }) => schemas.create);

/** Returns the contract's example of a creation, with references to records that exist. */
export const createBody = (organization: TestOrganization, resource: Resource): Promise<Body> =>
  withReferences(organization, resource, exampleOf(resource, 'CreateRequest'));

/** Returns the contract's example of an update. */
export const updateBody = (organization: TestOrganization, resource: Resource): Promise<Body> =>
  withReferences(organization, resource, exampleOf(resource, 'UpdateRequest'));

/** Returns a creation with only the required fields. */
export function leastBody(organization: TestOrganization, resource: Resource): Promise<Body> {
  const example = exampleOf(resource, 'CreateRequest');
  const required = Object.keys(resource.fields).filter((name) => resource.fields[name]?.required);
  return withReferences(organization, resource, Object.fromEntries(required.map((name) => [name, example[name]])));
}

/** Creates a record of a resource kind, or a member. */
async function someRecord(organization: TestOrganization, kind: string): Promise<number> {
  if (kind === 'member') return organization.member();
  const resource = resourceOf(kind);
  const { id } = await organization.create(resource.collection, await leastBody(organization, resource));
  return id;
}

function exampleOf({ schemas }: Resource, suffix: string): Body {
  const example = examples[`${schemas.record}${suffix}`];
  if (!example) throw new Error(`The contract has no example ${schemas.record}${suffix}.`);
  return structuredClone(example.value);
}

async function withReferences(organization: TestOrganization, resource: Resource, body: Body): Promise<Body> {
  for (const { path, kind } of resource.references) await replace(organization, body, path, kind);
  return body;
}

async function replace(organization: TestOrganization, at: unknown, path: readonly string[], kind: string) {
  const [step = '', ...rest] = path;
  if (typeof at !== 'object' || at === null) return;
  const parent = at as Body;
  const names = step === '*' ? Object.keys(parent) : [step];
  for (const name of names) {
    const value = parent[name];
    if (value === null || value === undefined) continue;
    if (rest.length > 0) await replace(organization, value, rest, kind);
    else if (kind !== 'any') parent[name] = await someRecord(organization, kind);
    else (value as Body).id = await someRecord(organization, String((value as Body).kind));
  }
}
