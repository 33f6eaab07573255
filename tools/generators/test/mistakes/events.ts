import type { Edit, Mistakes } from './mistake.ts';

const openapi = 'specs/openapi/openapi.yaml';
const asyncapi = 'specs/asyncapi/asyncapi.yaml';
const Shift = 'specs/schemas/kinds/shift/Shift.yaml';
const Event = 'specs/schemas/event/Event.yaml';

/** What describes the creation of a record. Each mistake is made in that of another kind. */
const message = (kind: string) => `specs/asyncapi/messages/${kind}.created.yaml`;
const webhook = (kind: string) => `specs/openapi/webhooks/${kind}.created.yaml`;

/** The AsyncAPI operation that sends an event. */
const withoutOperation = (name: string): Edit => [asyncapi, new RegExp(String.raw`  ${name}:\n(?: {4}.*\n)+`), ''];

/** Refers to schema and example of the update of a record. */
const ofUpdate = (file: string, name: string): readonly Edit[] => [
  [file, `${name}Created.yaml`, `${name}Updated.yaml`],
  [file, `${name}CreatedEvent.yaml`, `${name}UpdatedEvent.yaml`],
];

export const events: Mistakes = {
  'a kind of a schema is unknown': {
    edits: [[Shift, '  kind: shift\n', '  kind: watch\n']],
    rule: 'worklane/kind-complete',
    at: [Shift, '  kind: watch'],
  },
  'an event lacks its webhook': {
    edits: [[openapi, / {2}deal\.deleted:\n.*\n/, '']],
    rule: 'worklane/event-complete',
    at: [openapi, /^webhooks:/m],
  },
  'an event lacks its channel and its operation': {
    edits: [[asyncapi, / {2}order\.deleted:\n.*\n/, ''], withoutOperation('sendOrderDeleted')],
    rule: 'worklane/event-complete',
    at: [asyncapi, 'channels:'],
  },
  'an event lacks its operation': {
    edits: [withoutOperation('sendQuoteDeleted')],
    rule: 'worklane/event-complete',
    at: [asyncapi, 'operations:'],
  },
  'an event lacks its variant in the feed': {
    edits: [
      [Event, / {2}- \$ref: .*BookingDeleted\.yaml\n/, ''],
      [Event, / {4}booking\.deleted: .*\n/, ''],
    ],
    rule: 'worklane/event-complete',
    at: [Event, 'oneOf:'],
  },
  'a webhook has an unknown type': {
    edits: [
      [openapi, '  task.created:\n', '  task.archived:\n    $ref: ./webhooks/task.created.yaml\n  task.created:\n'],
    ],
    rule: 'worklane/event-complete',
    at: [openapi, 'task.archived:'],
  },
  'the payload of a message differs between the documents': {
    edits: [[message('project'), 'ProjectCreated.yaml', 'ProjectUpdated.yaml']],
    rule: 'worklane/message-equal',
    at: [message('project'), 'payload:'],
  },
  'a message refers to a schema in use': {
    edits: ofUpdate(message('contact'), 'Contact'),
    rule: 'worklane/message-equal',
    at: [message('contact'), 'payload:'],
  },
  'both documents refer to the schema of another event': {
    edits: [...ofUpdate(message('company'), 'Company'), ...ofUpdate(webhook('company'), 'Company')],
    rule: 'worklane/message-equal',
    at: [message('company'), 'payload:'],
  },
  'the example of a message differs between the documents': {
    edits: [[webhook('product'), 'ProductCreatedEvent.yaml', 'ProductDeletedEvent.yaml']],
    rule: 'no-invalid-media-type-examples',
    at: ['specs/examples/kinds/product/ProductDeletedEvent.yaml', 'type: product.deleted'],
  },
  'a message has another name': {
    edits: [[message('campaign'), 'name: campaign.created\ntitle', 'name: campaign.made\ntitle']],
    rule: 'worklane/message-equal',
    at: [message('campaign'), 'name: campaign.made'],
  },
  'a message has another tag': {
    edits: [[message('presence'), '  - name: Presences', '  - name: Projects']],
    rule: 'worklane/message-equal',
    at: [message('presence'), '  - name: Projects'],
  },
  'a webhook lacks a header of the message': {
    edits: [[webhook('appointment'), / {4}- \$ref: .*WebhookSignatureHeader\.yaml\n/, '']],
    rule: 'worklane/message-equal',
    at: [webhook('appointment'), '  parameters:'],
  },
  'an operation sends the message of another channel': {
    edits: [
      [
        asyncapi,
        '#/channels/service.created/messages/service.created',
        '#/channels/service.updated/messages/service.updated',
      ],
    ],
    rule: 'asyncapi3-operation-messages-from-referred-channel',
    at: [asyncapi, '#/channels/service.updated/messages/service.updated'],
  },
  'an example is invalid': {
    edits: [['specs/examples/kinds/ticket/TicketRecord.yaml', 'priority: urgent', 'priority: soon']],
    rule: 'no-invalid-media-type-examples',
    at: ['specs/examples/kinds/ticket/TicketRecord.yaml', 'priority: soon'],
  },
  'the example of an event is invalid': {
    edits: [['specs/examples/kinds/task/TaskCreatedEvent.yaml', 'type: task.created', 'type: task.made']],
    rule: 'no-invalid-media-type-examples',
    at: ['specs/examples/kinds/task/TaskCreatedEvent.yaml', 'type: task.made'],
  },
};
