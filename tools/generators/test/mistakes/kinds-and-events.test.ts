import { reportsEach } from './mistake.ts';

const openapi = 'specs/openapi/openapi.yaml';
const asyncapi = 'specs/asyncapi/asyncapi.yaml';
const oauth2 = 'specs/openapi/components/security-schemes/OAuth2.yaml';
const Task = 'specs/schemas/kinds/task/Task.yaml';
const Shift = 'specs/schemas/kinds/shift/Shift.yaml';
const EntityKind = 'specs/schemas/value/EntityKind.yaml';
const EventType = 'specs/schemas/event/EventType.yaml';
const Event = 'specs/schemas/event/Event.yaml';
const message = 'specs/asyncapi/messages/task.created.yaml';
const webhook = 'specs/openapi/webhooks/task.created.yaml';

/** The AsyncAPI operation that sends shift.deleted. */
const sendShiftDeleted = / {2}sendShiftDeleted:\n(?: {4}.*\n)+/;

reportsEach({
  'a kind has no schema': {
    edits: [[EntityKind, /\](?=\n*$)/, ', receipt]']],
    rule: 'worklane/kind-complete',
    at: [EntityKind, 'receipt'],
  },
  'a kind of a schema is unknown': {
    edits: [[Shift, '  kind: shift\n', '  kind: watch\n']],
    rule: 'worklane/kind-complete',
    at: [Shift, '  kind: watch'],
  },
  'the scope of a kind is not defined': {
    edits: [[oauth2, / {6}shifts\.read: .*\n/, '']],
    rule: 'worklane/scopes-exist',
    at: ['specs/openapi/paths/resources/shifts/collection.yaml', 'shifts.read'],
  },
  'a kind lacks its path': {
    edits: [[openapi, / {2}\/api\/v1\/\{organization_id\}\/shifts\/\{id\}:\n.*\n/, '']],
    rule: 'worklane/kind-complete',
    at: [openapi, /^paths:/m],
  },
  'a collection is not an identifier': {
    edits: [[Task, 'collection: tasks', 'collection: open-tasks']],
    rule: 'worklane/schema-name',
    at: [Task, 'open-tasks'],
  },
  'a kind lacks its tag in OpenAPI': {
    edits: [[openapi, / {2}- name: Shifts\n(?: {4}.*\n)+/, '']],
    rule: 'worklane/kind-complete',
    at: [openapi, /^tags:/m],
  },
  'a kind lacks its tag in AsyncAPI': {
    edits: [[asyncapi, '    - name: Shifts\n', '']],
    rule: 'worklane/kind-complete',
    at: [asyncapi, '  tags:'],
  },

  'a kind lacks an event type': {
    edits: [
      [EventType, '  - shift.deleted', ''],
      ['specs/examples/webhook/WebhookEventListAll.yaml', / {4}- type: shift\.deleted\n(?: {6}.*\n)+/, ''],
    ],
    rule: 'worklane/kind-complete',
    at: [EventType, 'enum:'],
  },
  'an event lacks its webhook': {
    edits: [[openapi, / {2}shift\.deleted:\n.*\n/, '']],
    rule: 'worklane/event-complete',
    at: [openapi, /^webhooks:/m],
  },
  'an event lacks its channel and its operation': {
    edits: [
      [asyncapi, / {2}shift\.deleted:\n.*\n/, ''],
      [asyncapi, sendShiftDeleted, ''],
    ],
    rule: 'worklane/event-complete',
    at: [asyncapi, 'channels:'],
  },
  'an event lacks its operation': {
    edits: [[asyncapi, sendShiftDeleted, '']],
    rule: 'worklane/event-complete',
    at: [asyncapi, 'operations:'],
  },
  'an event lacks its variant in the feed': {
    edits: [
      [Event, / {2}- \$ref: .*ShiftDeleted\.yaml\n/, ''],
      [Event, / {4}shift\.deleted: .*\n/, ''],
    ],
    rule: 'worklane/event-complete',
    at: [Event, 'oneOf:'],
  },
  'the feed maps an event to another schema': {
    edits: [[Event, /( {4}task\.created: .*)TaskCreated/, '$1TaskUpdated']],
    rule: 'worklane/discriminator-mapping',
    at: [Event, '    task.created:'],
  },
  'a webhook has an unknown type': {
    edits: [
      [openapi, '  task.created:\n', '  task.archived:\n    $ref: ./webhooks/task.created.yaml\n  task.created:\n'],
    ],
    rule: 'worklane/event-complete',
    at: [openapi, 'task.archived:'],
  },
  'the payload of a message differs between the documents': {
    edits: [[message, 'TaskCreated.yaml', 'TaskUpdated.yaml']],
    rule: 'worklane/message-equal',
    at: [message, 'payload:'],
  },
  'a message refers to a schema in use': {
    edits: [
      [message, 'TaskCreated.yaml', 'TaskUpdated.yaml'],
      [message, 'TaskCreatedEvent.yaml', 'TaskUpdatedEvent.yaml'],
    ],
    rule: 'worklane/message-equal',
    at: [message, 'payload:'],
  },
  'both documents refer to the schema of another event': {
    edits: [
      [message, 'TaskCreated.yaml', 'TaskUpdated.yaml'],
      [message, 'TaskCreatedEvent.yaml', 'TaskUpdatedEvent.yaml'],
      [webhook, 'TaskCreated.yaml', 'TaskUpdated.yaml'],
      [webhook, 'TaskCreatedEvent.yaml', 'TaskUpdatedEvent.yaml'],
    ],
    rule: 'worklane/message-equal',
    at: [message, 'payload:'],
  },
  'the example of a message differs between the documents': {
    edits: [[webhook, 'TaskCreatedEvent.yaml', 'TaskDeletedEvent.yaml']],
    rule: 'no-invalid-media-type-examples',
    at: ['specs/examples/kinds/task/TaskDeletedEvent.yaml', 'type: task.deleted'],
  },
  'a message has another name': {
    edits: [[message, 'name: task.created\ntitle', 'name: task.made\ntitle']],
    rule: 'worklane/message-equal',
    at: [message, 'name: task.made'],
  },
  'a message has another tag': {
    edits: [[message, '  - name: Tasks', '  - name: Projects']],
    rule: 'worklane/message-equal',
    at: [message, '  - name: Projects'],
  },
  'a webhook lacks a header of the message': {
    edits: [[webhook, / {4}- \$ref: .*WebhookSignatureHeader\.yaml\n/, '']],
    rule: 'worklane/message-equal',
    at: [webhook, '  parameters:'],
  },
  'an operation sends the message of another channel': {
    edits: [
      [asyncapi, '#/channels/task.created/messages/task.created', '#/channels/task.updated/messages/task.updated'],
    ],
    rule: 'asyncapi3-operation-messages-from-referred-channel',
    at: [asyncapi, '#/channels/task.updated/messages/task.updated'],
  },
  'a collection has another name than its scopes, tags and paths': {
    edits: [[Task, 'collection: tasks', 'collection: jobs']],
    rule: 'worklane/kind-complete',
    at: [Task, 'collection: jobs'],
  },
  'the schema of an update lacks a field': {
    edits: [['specs/schemas/kinds/task/TaskUpdate.yaml', / {2}priority:\n.*\n/, '']],
    rule: 'worklane/derived-file',
    at: ['specs/schemas/kinds/task/TaskUpdate.yaml', '  project_id:'],
  },
  'the example of an event differs from its record': {
    edits: [['specs/examples/kinds/shift/ShiftCreatedEvent.yaml', 'break_minutes: 30', 'break_minutes: 45']],
    rule: 'worklane/derived-file',
    at: ['specs/examples/kinds/shift/ShiftCreatedEvent.yaml', 'break_minutes: 45'],
  },
  'a text is left to a person': {
    edits: [[Shift, /^description: .*$/m, 'description: "TODO: Describe a shift."']],
    rule: 'worklane/no-todo',
    at: [Shift, 'description: "TODO'],
  },
  'an action of AsyncAPI is misspelt': {
    edits: [[asyncapi, 'action: send', 'action: sned']],
    rule: 'struct',
    at: [asyncapi, 'action: sned'],
  },
  'a channel refers to a message that does not exist': {
    edits: [['specs/asyncapi/channels/task.created.yaml', 'messages/task.created.yaml', 'messages/task.made.yaml']],
    rule: 'no-unresolved-refs',
    at: ['specs/asyncapi/channels/task.created.yaml', 'task.made.yaml'],
  },
});
