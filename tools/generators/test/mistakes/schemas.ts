import type { Mistakes } from './mistake.ts';

const record = (name: string) => `specs/schemas/kinds/${name.toLowerCase()}/${name}.yaml`;
const asyncapi = 'specs/asyncapi/asyncapi.yaml';
const EntityKind = 'specs/schemas/value/EntityKind.yaml';
const Event = 'specs/schemas/event/Event.yaml';
const WebhookEvents = 'specs/schemas/webhook/WebhookEvents.yaml';

export const schemas: Mistakes = {
  'a keyword is misspelt': {
    edits: [[record('Company'), 'maxLength: 255', 'maxLenght: 255']],
    rule: 'struct',
    at: [record('Company'), 'maxLenght'],
  },
  'an extension is misspelt': {
    edits: [[record('Project'), 'x-sortable: true', 'x-sortabel: true']],
    rule: 'worklane/known-extensions',
    at: [record('Project'), 'x-sortabel'],
  },
  'a schema requires a property that examples lack': {
    edits: [[record('Contact'), 'required:\n  [id,', 'required:\n  [colour, id,']],
    rule: 'no-required-schema-properties-undefined',
    at: [record('Contact'), 'colour'],
  },
  'a title differs from the file name': {
    edits: [[record('Ticket'), 'title: Ticket', 'title: Issue']],
    rule: 'worklane/schema-name',
    at: [record('Ticket'), 'title: Issue'],
  },
  'two schemas have one title': {
    edits: [['specs/schemas/kinds/campaign/CampaignCreate.yaml', 'title: CampaignCreate', 'title: Campaign']],
    rule: 'worklane/schema-name',
    at: ['specs/schemas/kinds/campaign/CampaignCreate.yaml', 'title: Campaign'],
  },
  'a list of events is shorter than the enumeration': {
    edits: [[WebhookEvents, /maxItems: \d+/, 'maxItems: 47']],
    rule: 'worklane/enum-list-length',
    at: [WebhookEvents, 'maxItems: 47'],
  },
  'a description counts the events': {
    edits: [[Event, 'An event of any type.', 'One of 48 events.']],
    rule: 'worklane/no-counts',
    at: [Event, '48 events'],
  },
  'a list of events in a parameter is longer than the enumeration': {
    edits: [['specs/openapi/paths/events/stream.yaml', /maxItems: \d+/, 'maxItems: 100']],
    rule: 'worklane/enum-list-length',
    at: ['specs/openapi/paths/events/stream.yaml', 'maxItems: 100'],
  },
  'a flow counts the scopes': {
    edits: [['specs/flows/catch-up.arazzo.yaml', 'Read missed events', 'Read missed events with thirty-five scopes']],
    rule: 'worklane/no-counts',
    at: ['specs/flows/catch-up.arazzo.yaml', 'thirty-five scopes'],
  },
  'a description counts the kinds in words': {
    edits: [[EntityKind, 'The resource kind', 'One of sixteen kinds, the kind']],
    rule: 'worklane/no-counts',
    at: [EntityKind, 'sixteen'],
  },
  'an integer lacks its maximum': {
    edits: [[record('Product'), / {4}maximum: 1000000000\n/, '']],
    rule: 'worklane/integer-format',
    at: [record('Product'), 'description: The quantity in stock'],
  },
  'an action of AsyncAPI is misspelt': {
    edits: [[asyncapi, 'action: send', 'action: sned']],
    rule: 'struct',
    at: [asyncapi, 'action: sned'],
  },
  'a schema of each message has an unknown type': {
    edits: [['specs/schemas/webhook/DeliveryHeaders.yaml', 'type: object', 'type: objec']],
    rule: 'struct',
    at: ['specs/schemas/webhook/DeliveryHeaders.yaml', 'type: objec'],
  },
  'a kind of a schema is unknown': {
    edits: [[record('Shift'), '  kind: shift\n', '  kind: watch\n']],
    rule: 'worklane/kind-complete',
    at: [record('Shift'), '  kind: watch'],
  },
};
