import { events, type Operation, operations, type Resource } from '@worklane/contract';
import { changedFields } from '@worklane/contract/merge-patch';
import { exampleWithoutReferences } from '../fixtures/references.ts';
import { operationsOf, writtenResources } from '../world/resource-operations.ts';
import type { ArazzoDocument, Parameter, Step, Values, Workflow } from './arazzo.ts';
import { channels } from './channels.ts';

/**
 * Derives a flow from the contract that proves every event: a record of each kind is created, updated and deleted, and each
 * call causes one event with the record.
 */
export const eventFlows = (): ArazzoDocument => ({
  arazzo: '1.1.0',
  info: { title: 'Events', version: '1.0.0' },
  sourceDescriptions: [
    { name: 'worklane', type: 'openapi', url: '../openapi/openapi.yaml' },
    { name: 'events', type: 'asyncapi', url: '../asyncapi/asyncapi.yaml' },
  ],
  workflows: writtenResources.map(workflowOf),
});

const inputs: Workflow['inputs'] = {
  type: 'object',
  required: ['organization_id', 'access_token', 'receiver_url'],
  properties: {
    organization_id: { type: 'integer' },
    access_token: { type: 'string' },
    receiver_url: { type: 'string' },
  },
};
const organization: Parameter = { name: 'organization_id', in: 'path', value: '$inputs.organization_id' };
const webhook: Parameter = { name: 'webhook_id', in: 'path', value: '$steps.subscribe.outputs.body#/id' };

/** The last message is a test: a second delivery of an event would have arrived before it. */
function workflowOf(resource: Resource): Workflow {
  const { kind } = resource;
  const types = Object.keys(events).filter((type) => type.startsWith(`${kind}.`));
  const needed = requiredReferences(resource).map((reference) => reference.kind);
  const { create, update, delete: remove } = operationsOf(resource);
  const creation = creationOf(resource);
  const changes = exampleWithoutReferences(resource, update);
  return {
    workflowId: `${kind}-events`,
    description: `Causes the events of a ${kind}.`,
    inputs,
    steps: [
      call('subscribe', operations.createWebhook, {
        body: { url: '$inputs.receiver_url', org_id: '$inputs.organization_id', events: types },
      }),
      ...needed.map(stepFor),
      call('create', create, {
        parameters: [organization],
        body: creation,
        criteria: ['$response.body#/version == 1'],
      }),
      receive('created', `${kind}.created`, ['$message.payload#/data == $steps.create.outputs.body']),
      call('update', update, {
        parameters: pathOf('create'),
        body: changes,
        criteria: ['$response.body#/version == 2'],
      }),
      receive('updated', `${kind}.updated`, [
        '$message.payload#/data == $steps.update.outputs.body',
        ...['version', ...changedFields(creation, { ...creation, ...changes })].map(
          (name) => `$message.payload#/previous/${name} == $steps.create.outputs.body#/${name}`,
        ),
      ]),
      call('delete', remove, { parameters: pathOf('create') }),
      receive('deleted', `${kind}.deleted`, [
        '$message.payload#/data/version == 3',
        ...Object.keys(resource.fields)
          .filter((name) => name !== 'version')
          .map((name) => `$message.payload#/data/${name} == $steps.update.outputs.body#/${name}`),
      ]),
      ...needed
        .filter((each) => each !== 'member')
        .map((each) => call(`delete-${each}`, operationsOf(resourceOf(each)).delete, { parameters: pathOf(each) })),
      call('test', operations.testWebhook, { parameters: [webhook] }),
      receive('tested', 'webhook.test', ['$message.payload#/id == $steps.test.outputs.body#/event_id']),
      call('unsubscribe', operations.deleteWebhook, { parameters: [webhook] }),
    ],
  };
}

interface CallOptions {
  readonly parameters?: readonly Parameter[];
  readonly body?: Values;
  readonly criteria?: readonly string[];
}

/** Returns a step that calls an operation. Its output `body` is that of the response. */
function call(stepId: string, operation: Operation, { parameters = [], body, criteria = [] }: CallOptions): Step {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  const contentType = Object.keys(operation.requestBody?.content ?? {})[0];
  return {
    stepId,
    description: operation.summary,
    operationId: `$sourceDescriptions.worklane.${operation.id}`,
    parameters: [...parameters, { name: 'Authorization', in: 'header', value: 'Bearer {$inputs.access_token}' }],
    ...(body && contentType && { requestBody: { contentType, payload: body } }),
    successCriteria: [`$statusCode == ${success}`, ...criteria].map((condition) => ({ condition })),
    ...(success !== '204' && { outputs: { body: '$response.body' } }),
  };
}

/** Returns a step that receives the next message of a type. */
function receive(stepId: string, type: string, criteria: readonly string[]): Step {
  const operationId = Object.keys(channels).find((id) => channels[id]?.type === type);
  const identity = [
    '$message.header.webhook-id == $message.payload#/id',
    '$message.payload#/organization_id == $inputs.organization_id',
  ];
  return {
    stepId,
    description: `Receive ${type}`,
    operationId: `$sourceDescriptions.events.${operationId}`,
    action: 'receive',
    timeout: 30_000,
    successCriteria: [...identity, ...criteria].map((condition) => ({ condition })),
  };
}

/** Returns a step whose output is a record of a kind, to which others refer. */
function stepFor(kind: string): Step {
  const parameters = [organization];
  if (kind !== 'member') {
    const resource = resourceOf(kind);
    return call(kind, operationsOf(resource).create, { parameters, body: creationOf(resource) });
  }
  const limit = { name: 'limit', in: 'query', value: 1 };
  const step = call(kind, operations.listMembers, { parameters: [...parameters, limit] });
  return { ...step, outputs: { body: '$response.body#/data/0' } };
}

const pathOf = (stepId: string): Parameter[] => [
  organization,
  { name: 'id', in: 'path', value: `$steps.${stepId}.outputs.body#/id` },
];

/** Returns the example of a new record with the references that it requires and without an external_id, which is unique. */
function creationOf(resource: Resource): Values {
  const { external_id, ...body } = exampleWithoutReferences(resource, operationsOf(resource).create);
  const required = requiredReferences(resource).map(({ path, kind }) => [path[0], `$steps.${kind}.outputs.body#/id`]);
  return { ...body, ...Object.fromEntries(required) };
}

const requiredReferences = ({ references, fields }: Resource) =>
  references.filter(({ path: [field = '', ...rest] }) => rest.length === 0 && fields[field]?.required);

function resourceOf(kind: string): Resource {
  const resource = writtenResources.find((each) => each.kind === kind);
  if (!resource) throw new Error(`The contract has no kind ${kind}.`);
  return resource;
}
