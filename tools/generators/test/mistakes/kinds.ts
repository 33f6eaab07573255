import type { Mistakes } from './mistake.ts';

const openapi = 'specs/openapi/openapi.yaml';
const asyncapi = 'specs/asyncapi/asyncapi.yaml';
const oauth2 = 'specs/openapi/components/security-schemes.yaml';
const Deal = 'specs/schemas/kinds/deal/Deal.yaml';
const Service = 'specs/schemas/kinds/service/Service.yaml';
const Task = 'specs/schemas/kinds/task/Task.yaml';
const EntityKind = 'specs/schemas/value/EntityKind.yaml';
const message = 'specs/asyncapi/messages/webhook.test.yaml';
const EventType = 'specs/schemas/event/EventType.yaml';

export const kinds: Mistakes = {
  'a kind has no schema': {
    edits: [[EntityKind, /\](?=\n*$)/, ', receipt]']],
    rule: 'worklane/kind-complete',
    at: [EntityKind, 'receipt'],
  },
  'the scope of a kind is not defined': {
    edits: [[oauth2, / {8}shifts\.read: .*\n/, '']],
    rule: 'worklane/scopes-exist',
    at: ['specs/openapi/paths/resources/shifts/collection.yaml', 'shifts.read'],
  },
  'a kind lacks its path': {
    edits: [[openapi, / {2}\/api\/v1\/\{organization_id\}\/orders\/\{id\}:\n.*\n/, '']],
    rule: 'worklane/kind-complete',
    at: [openapi, /^paths:/m],
  },
  'a collection has an underscore': {
    edits: [[Deal, 'collection: deals', 'collection: open_deals']],
    rule: 'worklane/schema-name',
    at: [Deal, 'open_deals'],
  },
  'a collection has another name than its scopes, tags and paths': {
    edits: [[Task, 'collection: tasks', 'collection: jobs']],
    rule: 'worklane/kind-complete',
    at: [Task, 'collection: jobs'],
  },
  'a kind lacks its tag in OpenAPI': {
    edits: [[openapi, / {2}- name: Quotes\n(?: {4}.*\n)+/, '']],
    rule: 'worklane/kind-complete',
    at: [openapi, /^tags:/m],
  },
  'a kind lacks its tag in AsyncAPI': {
    edits: [[asyncapi, '    - name: Bookings\n', '']],
    rule: 'worklane/kind-complete',
    at: [asyncapi, '  tags:'],
  },
  'a kind lacks an event type': {
    edits: [
      [EventType, '  - product.deleted\n', ''],
      ['specs/examples/webhooks.yaml', / {6}- type: product\.deleted\n(?: {8}.*\n)+/, ''],
    ],
    rule: 'worklane/kind-complete',
    at: [EventType, 'enum:'],
  },
  'the schema of an update lacks a field': {
    edits: [['specs/schemas/kinds/project/ProjectUpdate.yaml', / {2}owner_id:\n.*\n/, '']],
    rule: 'worklane/derived-file',
    at: ['specs/schemas/kinds/project/ProjectUpdate.yaml', '  start_date:'],
  },
  'the example of an event differs from its record': {
    edits: [['specs/derived/shift.yaml', 'break_minutes: 30', 'break_minutes: 45']],
    rule: 'worklane/derived-file',
    at: ['specs/derived/shift.yaml', 'break_minutes: 45'],
  },
  'a text is left to a person': {
    edits: [[Service, /^description: .*$/m, 'description: "TODO: Describe a service."']],
    rule: 'worklane/no-todo',
    at: [Service, 'description: "TODO'],
  },
  'an example is invalid': {
    edits: [['specs/examples/kinds/ticket.yaml', 'priority: urgent', 'priority: soon']],
    rule: 'no-invalid-media-type-examples',
    at: ['specs/examples/kinds/ticket.yaml', 'priority: soon'],
  },
  'the payload of a message differs between the documents': {
    edits: [[message, 'webhook/WebhookTest.yaml', 'webhook/WebhookTestRequest.yaml']],
    rule: 'worklane/message-equal',
    at: [message, 'payload:'],
  },
};
