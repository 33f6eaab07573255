import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const schemas = ({ components }: Loose) => components.schemas;
const channel = ({ channels }: Loose) => channels['task.created'];
const operation = ({ operations }: Loose) => operations.sendTaskCreated;
const archived = { name: 'task.archived', payload: { type: 'object' } };

/** Changes of the AsyncAPI document. */
export const events: Table = [
  [
    'a channel is removed',
    {
      change: ({ channels, operations }) => {
        delete channels['task.created'];
        delete operations.sendTaskCreated;
      },
      want: [
        'breaking channel-removed channel task.created: channel removed',
        'breaking operation-removed sendTaskCreated: operation removed',
      ],
    },
  ],
  [
    'a channel is added',
    {
      change: ({ channels }) => (channels['task.archived'] = { address: null }),
      want: ['compatible channel-added channel task.archived: channel added'],
    },
  ],
  [
    'the address of a channel changes',
    {
      change: (document) => (channel(document).address = '/tasks'),
      want: ['breaking address-changed channel task.created: address null -> /tasks'],
    },
  ],
  [
    'an operation is removed',
    {
      change: ({ operations }) => delete operations.sendTaskCreated,
      want: ['breaking operation-removed sendTaskCreated: operation removed'],
    },
  ],
  [
    'an operation is added',
    {
      change: ({ operations }) => (operations.sendTaskArchived = { action: 'send' }),
      want: ['compatible operation-added sendTaskArchived: operation added'],
    },
  ],
  [
    'the action changes from send to receive',
    {
      change: (document) => (operation(document).action = 'receive'),
      want: ['breaking action-changed sendTaskCreated: action send -> receive'],
    },
  ],
  [
    'the channel of an operation changes',
    {
      change: (document) => (operation(document).channel = { $ref: '#/channels/task.deleted' }),
      want: ['breaking channel-changed sendTaskCreated: channel #/channels/task.created -> #/channels/task.deleted'],
    },
  ],
  [
    'the HTTP method of deliveries changes',
    {
      change: (document) => (operation(document).bindings = { http: { method: 'PUT' } }),
      want: [
        'breaking binding-changed sendTaskCreated: bindings {"http":{"method":"POST","bindingVersion":"0.3.0"}} -> {"http":{"method":"PUT"}}',
      ],
    },
  ],
  [
    'the message of a channel is removed',
    {
      change: (document) => {
        delete channel(document).messages['task.created'];
        operation(document).messages = [];
      },
      want: ['breaking message-removed channel task.created: message task.created removed'],
    },
  ],
  [
    'a message is added to a channel',
    {
      change: (document) => (channel(document).messages['task.archived'] = archived),
      want: ['dangerous message-added channel task.created: message task.archived added'],
    },
  ],
  [
    'a message of an operation is removed',
    {
      change: (document) => (operation(document).messages = []),
      want: ['breaking message-removed sendTaskCreated: message task.created removed'],
    },
  ],
  [
    'a message is added to an operation',
    {
      change: (document) => operation(document).messages.push(archived),
      want: ['dangerous message-added sendTaskCreated: message task.archived added'],
    },
  ],
  [
    'the content type of a message changes',
    {
      given: (document) => (operation(document).messages = [archived]),
      change: (document) => (document.defaultContentType = 'application/cbor'),
      want: ['breaking content-type-changed sendTaskCreated: contentType application/json -> application/cbor'],
    },
  ],
  [
    'the traits of a message change, which no rule covers',
    {
      change: (document) => (operation(document).traits = [{ title: 'A' }]),
      want: ['dangerous other-changed sendTaskCreated: traits changed'],
    },
  ],
  [
    'a payload field is removed',
    {
      change: (document) => delete schemas(document).TaskUpdated.properties.previous,
      want: ['breaking field-removed TaskUpdated.previous: field removed'],
    },
  ],
  [
    'a payload field becomes optional',
    {
      change: (document) => schemas(document).TaskUpdated.required.pop(),
      want: ['breaking field-became-optional TaskUpdated.previous: required -> optional'],
    },
  ],
  [
    'an enum value is added to a payload',
    {
      change: (document) => schemas(document).TaskStatus.enum.push('archived'),
      want: ['dangerous enum-value-added TaskStatus: value "archived" added'],
    },
  ],
  [
    'an enum value of a payload is removed',
    {
      change: (document) => schemas(document).TaskStatus.enum.pop(),
      want: ['compatible enum-value-removed TaskStatus: value "cancelled" removed'],
    },
  ],
  [
    'the type of an event changes',
    {
      change: (document) => (schemas(document).TaskUpdated.properties.type.const = 'task.changed'),
      want: ['breaking const-changed TaskUpdated.type: value "task.updated" -> value "task.changed"'],
    },
  ],
  [
    'a delivery header is removed',
    {
      change: (document) => {
        delete schemas(document).DeliveryHeaders.properties['webhook-timestamp'];
        schemas(document).DeliveryHeaders.required.splice(1, 1);
      },
      want: ['breaking open-field-removed DeliveryHeaders.webhook-timestamp: field removed'],
    },
  ],
  [
    'a payload becomes a multi-format schema object',
    {
      given: (document) => (operation(document).messages = [archived]),
      change: (document) => {
        const payload = { schemaFormat: 'application/schema+json;version=draft-07', schema: { type: 'object' } };
        operation(document).messages = [{ ...archived, payload }];
      },
      want: [],
    },
  ],
  [
    'a message that the service receives is added',
    {
      given: (document) => (operation(document).action = 'receive'),
      change: (document) => operation(document).messages.push(archived),
      want: ['compatible message-added sendTaskCreated: message task.archived added'],
    },
  ],
  [
    'a required field is added to a message that the service receives',
    {
      given: (document) => (operation(document).action = 'receive'),
      change: (document) => {
        schemas(document).TaskCreated.properties.color = { type: 'string' };
        schemas(document).TaskCreated.required.push('color');
      },
      want: ['breaking required-field-added TaskCreated.color: required field added'],
    },
  ],
];
