import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const schemas = ({ components }: Loose) => components.schemas;

const drop = (list: string[], value: string) => list.splice(list.indexOf(value), 1);

export const fields: Table = [
  [
    'a request field is removed',
    {
      change: (document) => delete schemas(document).TaskCreate.properties.description,
      want: ['breaking field-removed TaskCreate.description: field removed'],
    },
  ],
  [
    'a field of an open request is removed',
    {
      given: (document) => delete schemas(document).TaskCreate.additionalProperties,
      change: (document) => delete schemas(document).TaskCreate.properties.description,
      want: ['dangerous open-field-removed TaskCreate.description: field removed'],
    },
  ],
  [
    'a field is renamed to a similar name and becomes longer',
    {
      change: (document) => {
        const { properties, required } = schemas(document).TaskCreate;
        properties.titles = { ...properties.title, maxLength: 300 };
        delete properties.title;
        required[required.indexOf('title')] = 'titles';
      },
      want: [
        'breaking field-renamed TaskCreate.titles: field title -> titles',
        'compatible limit-loosened TaskCreate.titles: maxLength 255 -> 300',
      ],
    },
  ],
  [
    'the only field with a schema gets a name that is not similar',
    {
      change: (document) => {
        const { properties } = schemas(document).TaskUpdate;
        properties.effort = properties.estimated_minutes;
        delete properties.estimated_minutes;
      },
      want: ['breaking field-renamed TaskUpdate.effort: field estimated_minutes -> effort'],
    },
  ],
  [
    'a renamed response field is no longer required',
    {
      change: (document) => {
        const { properties, required } = schemas(document).Task;
        properties.priorities = properties.priority;
        delete properties.priority;
        drop(required, 'priority');
      },
      want: [
        'breaking field-renamed Task.priorities: field priority -> priorities',
        'breaking field-became-optional Task.priorities: required -> optional',
      ],
    },
  ],
  [
    'a field is removed and one with another name and schema is added',
    {
      change: (document) => {
        delete schemas(document).TaskCreate.properties.description;
        schemas(document).TaskCreate.properties.color = { type: 'integer' };
      },
      want: [
        'breaking field-removed TaskCreate.description: field removed',
        'compatible field-added TaskCreate.color: field added',
      ],
    },
  ],
  [
    'a request field is added',
    {
      change: (document) => (schemas(document).TaskCreate.properties.color = { type: 'string' }),
      want: ['compatible field-added TaskCreate.color: field added'],
    },
  ],
  [
    'a required request field is added',
    {
      change: (document) => {
        schemas(document).TaskCreate.properties.color = { type: 'string' };
        schemas(document).TaskCreate.required.push('color');
      },
      want: ['breaking required-field-added TaskCreate.color: required field added'],
    },
  ],
  [
    'a request field becomes required',
    {
      change: (document) => schemas(document).TaskCreate.required.push('description'),
      want: ['breaking field-became-required TaskCreate.description: optional -> required'],
    },
  ],
  [
    'a request field becomes optional',
    {
      change: (document) => drop(schemas(document).TaskCreate.required, 'title'),
      want: ['compatible field-became-optional TaskCreate.title: required -> optional'],
    },
  ],
  [
    'a response field is removed',
    {
      change: (document) => {
        delete schemas(document).Task.properties.description;
        drop(schemas(document).Task.required, 'description');
      },
      want: ['breaking field-removed Task.description: field removed'],
    },
  ],
  [
    'a response field is added',
    {
      change: (document) => {
        schemas(document).Task.properties.color = { type: 'string' };
        schemas(document).Task.required.push('color');
      },
      want: ['compatible required-field-added Task.color: required field added'],
    },
  ],
  [
    'a response field becomes optional',
    {
      change: (document) => drop(schemas(document).Task.required, 'status'),
      want: ['breaking field-became-optional Task.status: required -> optional'],
    },
  ],
  [
    'a response field becomes required',
    {
      change: (document) => (schemas(document).TaskPrevious.required = ['version']),
      want: ['compatible field-became-required TaskPrevious.version: optional -> required'],
    },
  ],
  [
    'the items of an array change',
    {
      change: (document) => (schemas(document).Task.properties.tags.items.maxLength = 60),
      want: ['breaking limit-loosened Task.tags[]: maxLength 50 -> 60'],
    },
  ],
  [
    'the values of a map change',
    {
      given: (document) => (schemas(document).Task.properties.map = { additionalProperties: { type: 'string' } }),
      change: (document) => (schemas(document).Task.properties.map = { additionalProperties: { type: 'integer' } }),
      want: ['breaking type-changed Task.map.*: type string -> integer'],
    },
  ],
  [
    'a map declares a field that matched its values',
    {
      given: (document) => (schemas(document).Task.properties.map = { additionalProperties: { type: 'string' } }),
      change: (document) => (schemas(document).Task.properties.map.properties = { size: { type: 'integer' } }),
      want: [
        'breaking type-changed Task.map.size: type string -> integer',
        'compatible field-added Task.map.size: field added',
      ],
    },
  ],
  [
    'the names of a map may be longer, in requests, responses and events',
    {
      change: (document) => (schemas(document).CustomFields.propertyNames.maxLength = 100),
      want: [
        'breaking limit-loosened CustomFields (field names): maxLength 64 -> 100',
        'compatible limit-loosened CustomFields (field names): maxLength 64 -> 100',
      ],
    },
  ],
  [
    'an event type is removed from subscriptions',
    {
      change: (document) => drop(schemas(document).EventType.enum, 'task.created'),
      want: [
        'breaking enum-value-removed EventType: value "task.created" removed',
        'compatible enum-value-removed EventType: value "task.created" removed',
      ],
    },
  ],
  [
    'a grant of the token endpoint is removed',
    {
      change: (document) => {
        schemas(document).TokenRequest.oneOf.pop();
        delete schemas(document).TokenRequest.discriminator.mapping.client_credentials;
      },
      want: ['breaking variant-removed TokenRequest: variant ClientCredentialsGrant removed'],
    },
  ],
  [
    'a component is renamed',
    {
      change: (document) => {
        const renamed = JSON.parse(
          JSON.stringify(schemas(document)).replaceAll(
            '#/components/schemas/TaskCreated"',
            '#/components/schemas/Made"',
          ),
        );
        renamed.Made = renamed.TaskCreated;
        delete renamed.TaskCreated;
        document.components.schemas = renamed;
        document.webhooks['task.created'].post.requestBody.content['application/json'].schema = {
          $ref: '#/components/schemas/Made',
        };
      },
      want: [],
    },
  ],
  [
    'a recursive schema changes, directly and through another schema',
    {
      given: (document) => {
        schemas(document).Task.properties.parent = { $ref: '#/components/schemas/Task' };
        schemas(document).Task.properties.tree = { $ref: '#/components/schemas/Tree' };
        schemas(document).Tree = { type: 'array', items: { $ref: '#/components/schemas/Task', default: {} } };
      },
      change: (document) => (schemas(document).Tree.maxItems = 5),
      want: ['compatible limit-tightened Tree: maxItems none -> 5'],
    },
  ],
];
