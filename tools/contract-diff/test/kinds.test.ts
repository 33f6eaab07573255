import { describe, expect, it } from 'vitest';
import { diffContracts } from '../src/index.ts';
import { contract, type Loose, type LooseContract } from './contract.ts';

/** Adds an event as CONTRIBUTING.md describes: to the enumeration, the feed, both documents, and the lists of types. */
function addEvent({ openapi, asyncapi }: LooseContract, type: string): void {
  const schema = type.split('.').map(capital).join('');
  const reference = { $ref: `#/components/schemas/${schema}` };
  for (const { components } of [openapi, asyncapi]) {
    components.schemas[schema] = structuredClone(components.schemas.TaskCreated);
    components.schemas[schema].properties.type.const = type;
  }
  const { Event, EventType } = openapi.components.schemas;
  const length = EventType.enum.push(type);
  Event.oneOf.push(reference);
  Event.discriminator.mapping[type] = reference.$ref;
  for (const list of listsOf(openapi)) list.maxItems = length;
  openapi.webhooks[type] = structuredClone(openapi.webhooks['task.created']);
  openapi.webhooks[type].post.requestBody.content['application/json'].schema = reference;
  asyncapi.channels[type] = { address: null, messages: { [type]: { name: type, payload: reference } } };
  asyncapi.operations[`send${schema}`] = { action: 'send', channel: { $ref: `#/channels/${type}` } };
}

function addKind(changed: LooseContract, kind: string): void {
  const { paths, components } = changed.openapi;
  components.schemas.EntityKind.enum.push(kind);
  for (const action of ['created', 'updated', 'deleted']) addEvent(changed, `${kind}.${action}`);
  for (const { scopes } of Object.values<Loose>(components.securitySchemes.oauth2.flows)) {
    Object.assign(scopes, { [`${kind}s.read`]: 'Read', [`${kind}s.write`]: 'Write' });
  }
  for (const path of ['', '/{id}']) {
    paths[`/api/v1/{organization_id}/${kind}s${path}`] = paths[`/api/v1/{organization_id}/tasks${path}`];
  }
}

/** Returns the lists of event types. */
function listsOf(node: Loose): Loose[] {
  if (typeof node !== 'object' || node === null) return [];
  const isList = node.uniqueItems === true && node.items?.$ref === '#/components/schemas/EventType';
  return [...(isList ? [node] : []), ...Object.values(node).flatMap(listsOf)];
}

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

const reports = (change: (head: LooseContract) => void) => {
  const head = contract();
  change(head);
  return diffContracts(contract(), head).map(
    ({ severity, location, description }) => `${severity} ${location}: ${description}`,
  );
};

describe('diffContracts', () => {
  it('reports no breaking change for a new event', () => {
    const found = reports((head) => addEvent(head, 'task.archived'));
    expect(found).toContain('dangerous EventType: value "task.archived" added');
    expect(found.filter((line) => line.startsWith('breaking'))).toEqual([]);
  });

  it('reports no breaking change for a new resource kind', () => {
    const found = reports((head) => addKind(head, 'invoice'));
    expect(found).toContain('dangerous EntityKind: value "invoice" added');
    expect(found.filter((line) => line.startsWith('breaking'))).toEqual([]);
  });
});
