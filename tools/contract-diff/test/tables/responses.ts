import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const list = ({ paths }: Loose) => paths['/api/v1/{organization_id}/tasks'].get.responses;
const create = ({ paths }: Loose) => paths['/api/v1/{organization_id}/tasks'].post.responses;
const hook = ({ webhooks }: Loose) => webhooks['task.created'].post.responses;

export const responses: Table = [
  [
    'a success status is removed',
    {
      change: (document) => delete create(document)['201'],
      want: ['breaking success-removed createTask: response 201 removed'],
    },
  ],
  [
    'a success status is added',
    {
      change: (document) => (create(document)['202'] = { description: 'Later.' }),
      want: ['dangerous success-added createTask: response 202 added'],
    },
  ],
  [
    'an error status is removed',
    {
      change: (document) => delete create(document)['429'],
      want: ['compatible status-removed createTask: response 429 removed'],
    },
  ],
  [
    'an error status is added',
    {
      change: (document) => (create(document)['451'] = { description: 'No.' }),
      want: ['compatible status-added createTask: response 451 added'],
    },
  ],
  [
    'a status that webhook receivers may return is removed',
    {
      change: (document) => delete hook(document)['410'],
      want: ['breaking status-removed webhook task.created: response 410 removed'],
    },
  ],
  [
    'a response media type is removed',
    {
      change: (document) => (list(document)['200'].content = { 'application/cbor': {} }),
      want: [
        'breaking media-type-removed listTasks response 200: media type application/json removed',
        'compatible media-type-added listTasks response 200: media type application/cbor added',
      ],
    },
  ],
  [
    'a response header is removed',
    {
      change: (document) => delete list(document)['200'].headers.Link,
      want: ['breaking header-removed listTasks response 200 header Link: header removed'],
    },
  ],
  [
    'a response header is added',
    {
      change: (document) => (list(document)['200'].headers.Age = { schema: { type: 'integer' } }),
      want: ['compatible header-added listTasks response 200 header Age: header added'],
    },
  ],
  [
    'a required response header is added',
    {
      change: (document) => (list(document)['200'].headers.Age = { required: true, schema: { type: 'integer' } }),
      want: ['compatible required-header-added listTasks response 200 header Age: required header added'],
    },
  ],
  [
    'a header that webhook receivers must return is added',
    {
      given: (document) => (hook(document)['200'] = { description: 'Taken.' }),
      change: (document) => (hook(document)['200'].headers = { Age: { required: true, schema: {} } }),
      want: ['breaking required-header-added webhook task.created response 200 header Age: required header added'],
    },
  ],
  [
    'a response header becomes required',
    {
      change: (document) => (list(document)['200'].headers.Link = { required: true, schema: { type: 'string' } }),
      want: ['compatible header-became-required listTasks response 200 header Link: optional -> required'],
    },
  ],
  [
    'a response header becomes optional',
    {
      given: (document) => (list(document)['200'].headers.Link = { required: true, schema: { type: 'string' } }),
      change: (document) => delete list(document)['200'].headers.Link.required,
      want: ['breaking header-became-optional listTasks response 200 header Link: required -> optional'],
    },
  ],
  [
    'the style of a response header changes',
    {
      given: (document) => (list(document)['200'].headers.Link = { schema: { type: 'array' } }),
      change: (document) => (list(document)['200'].headers.Link.explode = true),
      want: ['breaking header-style-changed listTasks response 200 header Link: style simple -> simple, exploded'],
    },
  ],
  [
    'the type of a response header is widened',
    {
      change: ({ components }) => (components.headers.RetryAfter.schema.type = ['integer', 'string']),
      want: [
        'breaking type-loosened authorize response 429 header Retry-After: type integer -> integer or string',
        'compatible type-loosened webhook task.created response 429 header Retry-After: type integer -> integer or string',
      ],
    },
  ],
  [
    'a status that webhook receivers may return is added',
    {
      change: (document) => (hook(document)['202'] = { description: 'Later.' }),
      want: ['compatible success-added webhook task.created: response 202 added'],
    },
  ],
  [
    'a header of webhook receivers becomes optional',
    {
      given: (document) => (hook(document)['200'] = { description: 'Taken.', headers: { Age: { required: true } } }),
      change: (document) => (hook(document)['200'].headers.Age.required = false),
      want: ['compatible header-became-optional webhook task.created response 200 header Age: required -> optional'],
    },
  ],
  [
    'a header of webhook receivers becomes required',
    {
      given: (document) => (hook(document)['200'] = { description: 'Taken.', headers: { Age: {} } }),
      change: (document) => (hook(document)['200'].headers.Age.required = true),
      want: ['breaking header-became-required webhook task.created response 200 header Age: optional -> required'],
    },
  ],
  [
    'a header of webhook receivers is removed',
    {
      given: (document) => (hook(document)['200'] = { description: 'Taken.', headers: { Age: {} } }),
      change: (document) => delete hook(document)['200'].headers.Age,
      want: ['compatible header-removed webhook task.created response 200 header Age: header removed'],
    },
  ],
];
