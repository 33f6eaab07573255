import type { Edit, Mistakes } from './mistake.ts';

const openapi = 'specs/openapi/openapi.yaml';
const asyncapi = 'specs/asyncapi/asyncapi.yaml';
const Shift = 'specs/schemas/kinds/shift/Shift.yaml';
const Event = 'specs/schemas/event/Event.yaml';

/** What follows from a kind. Each mistake is made in that of another one. */
const derived = (kind: string) => `specs/derived/${kind}.yaml`;

/** The AsyncAPI operation that sends an event. */
const withoutOperation = (name: string): Edit => [asyncapi, new RegExp(String.raw`  ${name}:\n(?: {4}.*\n)+`), ''];

/** Refers to the schema or the example of another event in what describes the creation of a record. */
const refersTo = (action: string, key: string, name: string): Edit => [
  derived(name.toLowerCase()),
  new RegExp(String.raw`(${key}:\n +\$ref: "#/\w+/${name})Created`),
  `$1${action}`,
];
const payload = (name: string) => new RegExp(String.raw`payload:\n +\$ref: "#/schemas/${name}Updated"`);

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
      [Event, / {2}- \$ref: .*BookingDeleted\n/, ''],
      [Event, / {4}booking\.deleted: .*\n/, ''],
    ],
    rule: 'worklane/event-complete',
    at: [Event, 'oneOf:'],
  },
  'a webhook has an unknown type': {
    edits: [
      [
        openapi,
        '  task.created:\n',
        '  task.archived:\n    $ref: ../derived/task.yaml#/webhooks/task.created\n  task.created:\n',
      ],
    ],
    rule: 'worklane/event-complete',
    at: [openapi, 'task.archived:'],
  },
  'the payload of a message differs between the documents': {
    edits: [refersTo('Updated', 'payload', 'Project')],
    rule: 'worklane/message-equal',
    at: [derived('project'), payload('Project')],
  },
  'a message refers to a schema in use': {
    edits: [refersTo('Updated', 'payload', 'Contact'), refersTo('Updated', 'payload', 'Contact')],
    rule: 'worklane/message-equal',
    at: [derived('contact'), payload('Contact')],
  },
  'both documents refer to the schema of another event': {
    edits: ['payload', 'payload', 'schema', 'event'].map((key) => refersTo('Updated', key, 'Company')),
    rule: 'worklane/message-equal',
    at: [derived('company'), payload('Company')],
  },
  'the example of a message differs between the documents': {
    edits: [[derived('product'), 'ProductCreatedEvent/value', 'ProductDeletedEvent/value']],
    rule: 'worklane/message-equal',
    at: [derived('product'), /payload:\n.*ProductDeletedEvent/],
  },
  'a message has another name': {
    edits: [[derived('campaign'), 'name: campaign.created\n    title', 'name: campaign.made\n    title']],
    rule: 'worklane/message-equal',
    at: [derived('campaign'), 'name: campaign.made'],
  },
  'a message has another tag': {
    edits: [[derived('presence'), '  - name: Presences', '  - name: Projects']],
    rule: 'worklane/message-equal',
    at: [derived('presence'), '  - name: Projects'],
  },
  'a webhook lacks a header of the message': {
    edits: [[derived('appointment'), / +- \$ref: .*WebhookSignatureHeader\n/, '']],
    rule: 'worklane/message-equal',
    at: [derived('appointment'), '  parameters:'],
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
    edits: [['specs/examples/kinds/ticket.yaml', 'priority: urgent', 'priority: soon']],
    rule: 'no-invalid-media-type-examples',
    at: ['specs/examples/kinds/ticket.yaml', 'priority: soon'],
  },
  'the example of an event is invalid': {
    edits: [[derived('task'), 'type: task.deleted', 'type: task.made']],
    rule: 'no-invalid-media-type-examples',
    at: [derived('task'), 'type: task.made'],
  },
};
