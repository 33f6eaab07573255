import type { Mistakes } from './mistake.ts';

const openapi = 'specs/openapi/openapi.yaml';
const asyncapi = 'specs/asyncapi/asyncapi.yaml';
const Event = 'specs/schemas/event/Event.yaml';

const message = 'specs/asyncapi/messages/webhook.test.yaml';
const webhook = 'specs/openapi/webhooks/webhook.test.yaml';

export const events: Mistakes = {
  'an event lacks its webhook': {
    edits: [[openapi, / {2}deal\.deleted:\n.*\n/, '']],
    rule: 'worklane/derived-file',
    at: [openapi, '  appointment.created:'],
  },
  'an event lacks its variant in the feed': {
    edits: [
      [Event, / {2}- \$ref: .*BookingDeleted\n/, ''],
      [Event, / {4}booking\.deleted: .*\n/, ''],
    ],
    rule: 'worklane/derived-file',
    at: [Event, '  - $ref: ../../derived/product.yaml#/schemas/ProductCreated'],
  },
  'a message has another name': {
    edits: [[message, 'name: webhook.test\ntitle', 'name: webhook.tried\ntitle']],
    rule: 'worklane/message-equal',
    at: [message, 'name: webhook.tried'],
  },
  'the example of a message differs between the documents': {
    edits: [
      [
        message,
        /\$ref: .*WebhookTestMessage\/value/,
        '{ id: evt_01KJYZKWA0WMTNP01XBWSWF41W, type: webhook.test, timestamp: "2026-03-05T12:30:00Z", organization_id: 1042, test: true, data: { webhook_id: 88 } }',
      ],
    ],
    rule: 'worklane/message-equal',
    at: [message, / {4}payload:/],
  },
  'a message has another tag': {
    edits: [[message, '  - name: Webhooks', '  - name: Projects']],
    rule: 'worklane/message-equal',
    at: [message, '  - name: Projects'],
  },
  'a webhook lacks a header of the message': {
    edits: [[webhook, / +- \$ref: .*WebhookSignatureHeader\n/, '']],
    rule: 'worklane/message-equal',
    at: [webhook, '  parameters:'],
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
  'the example of an event is invalid': {
    edits: [['specs/derived/task.yaml', 'type: task.deleted', 'type: task.made']],
    rule: 'no-invalid-media-type-examples',
    at: ['specs/derived/task.yaml', 'type: task.made'],
  },
};
