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
    'a channel moves',
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
    'the service receives what it sent',
    {
      change: (document) => (operation(document).action = 'receive'),
      want: ['breaking action-changed sendTaskCreated: action send -> receive'],
    },
  ],
  [
    'an operation takes another channel',
    {
      change: (document) => (operation(document).channel = { $ref: '#/channels/task.deleted' }),
      want: ['breaking channel-changed sendTaskCreated: channel #/channels/task.created -> #/channels/task.deleted'],
    },
  ],
  [
    'deliveries use another method',
    {
      change: (document) => (operation(document).bindings = { http: { method: 'PUT' } }),
      want: [
        'breaking binding-changed sendTaskCreated: bindings {"http":{"method":"POST","bindingVersion":"0.3.0"}} -> {"http":{"method":"PUT"}}',
      ],
    },
  ],
  [
    'a channel loses its message',
    {
      change: (document) => {
        delete channel(document).messages['task.created'];
        operation(document).messages = [];
      },
      want: ['breaking message-removed channel task.created: message task.created removed'],
    },
  ],
  [
    'a channel gains a message',
    {
      change: (document) => (channel(document).messages['task.archived'] = archived),
      want: ['dangerous message-added channel task.created: message task.archived added'],
    },
  ],
  [
    'an operation loses a message of its channel',
    {
      change: (document) => (operation(document).messages = []),
      want: ['breaking message-removed sendTaskCreated: message task.created removed'],
    },
  ],
  [
    'an operation gains a message',
    {
      change: (document) => operation(document).messages.push(archived),
      want: ['dangerous message-added sendTaskCreated: message task.archived added'],
    },
  ],
  [
    'a message has another content type',
    {
      given: (document) => (operation(document).messages = [archived]),
      change: (document) => (document.defaultContentType = 'application/cbor'),
      want: ['breaking content-type-changed sendTaskCreated: contentType application/json -> application/cbor'],
    },
  ],
  [
    'the traits of a message change, for which there is no rule',
    {
      change: (document) => (operation(document).traits = [{ title: 'A' }]),
      want: ['dangerous other-changed sendTaskCreated: traits changed'],
    },
  ],
  [
    'a payload loses a field',
    {
      change: (document) => delete schemas(document).TaskUpdated.properties.previous,
      want: ['breaking field-removed TaskUpdated.previous: field removed'],
    },
  ],
  [
    'a payload has a field only sometimes',
    {
      change: (document) => schemas(document).TaskUpdated.required.pop(),
      want: ['breaking field-became-optional TaskUpdated.previous: required -> optional'],
    },
  ],
  [
    'a payload gains a value',
    {
      change: (document) => schemas(document).Task.properties.status.enum.push('archived'),
      want: ['dangerous enum-value-added Task.status: value "archived" added'],
    },
  ],
  [
    'a payload loses a value',
    {
      change: (document) => schemas(document).Task.properties.status.enum.pop(),
      want: ['compatible enum-value-removed Task.status: value "cancelled" removed'],
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
    'deliveries come without a header',
    {
      change: (document) => {
        delete schemas(document).DeliveryHeaders.properties['webhook-timestamp'];
        schemas(document).DeliveryHeaders.required.splice(1, 1);
      },
      want: ['breaking open-field-removed DeliveryHeaders.webhook-timestamp: field removed'],
    },
  ],
  [
    'a payload stands in a wrapper that names its format',
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
    'the service takes one more message',
    {
      given: (document) => (operation(document).action = 'receive'),
      change: (document) => operation(document).messages.push(archived),
      want: ['compatible message-added sendTaskCreated: message task.archived added'],
    },
  ],
  [
    'a message that the service takes needs one more field',
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
