import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const create = ({ paths }: Loose) => paths['/api/v1/{organization_id}/tasks'].post;
const update = ({ paths }: Loose) => paths['/api/v1/{organization_id}/tasks/{id}'].patch;
const hook = ({ webhooks }: Loose) => webhooks['task.created'].post;
const rotate = ({ paths }: Loose) => paths['/api/webhooks/{webhook_id}/rotate-secret'].post;
const json = 'application/json';
const body = (required: boolean) => ({ required, content: { [json]: { schema: { type: 'object' } } } });

export const bodies: Table = [
  [
    'a request body is removed',
    {
      change: (document) => delete create(document).requestBody,
      want: ['breaking body-removed createTask request: request body removed'],
    },
  ],
  [
    'an optional request body is added',
    {
      change: (document) => (rotate(document).requestBody = body(false)),
      want: ['compatible body-added rotateWebhookSecret request: request body added'],
    },
  ],
  [
    'a required request body is added',
    {
      change: (document) => (rotate(document).requestBody = body(true)),
      want: ['breaking required-body-added rotateWebhookSecret request: required request body added'],
    },
  ],
  [
    'a request body becomes required',
    {
      given: (document) => (create(document).requestBody.required = false),
      change: (document) => (create(document).requestBody.required = true),
      want: ['breaking body-became-required createTask request: request body: optional -> required'],
    },
  ],
  [
    'a request body becomes optional',
    {
      change: (document) => delete create(document).requestBody.required,
      want: ['compatible body-became-optional createTask request: request body: required -> optional'],
    },
  ],
  [
    'a request media type is removed',
    {
      change: (document) => delete update(document).requestBody.content[json],
      want: ['breaking media-type-removed updateTask request: media type application/json removed'],
    },
  ],
  [
    'a request media type is added',
    {
      change: (document) => (create(document).requestBody.content['application/cbor'] = {}),
      want: ['compatible media-type-added createTask request: media type application/cbor added'],
    },
  ],
  [
    'the case of a media type changes',
    {
      change: (document) => {
        const { content } = create(document).requestBody;
        create(document).requestBody.content = { 'Application/JSON': content[json] };
      },
      want: [],
    },
  ],
  [
    'the encoding of a form changes, which no rule covers',
    {
      change: (document) => (create(document).requestBody.content[json].encoding = { tags: { style: 'form' } }),
      want: ['dangerous other-changed createTask request: encoding changed'],
    },
  ],
  [
    'the schema of a request is removed',
    {
      given: (document) => (create(document).requestBody.content[json].schema = { type: 'object' }),
      change: (document) => delete create(document).requestBody.content[json].schema,
      want: ['compatible type-loosened createTask request: type object -> any'],
    },
  ],
  [
    'a webhook body is added',
    {
      given: (document) => delete hook(document).requestBody,
      change: (document) => (hook(document).requestBody = body(true)),
      want: ['compatible required-body-added webhook task.created body: required request body added'],
    },
  ],
  [
    'a webhook body becomes required',
    {
      given: (document) => delete hook(document).requestBody.required,
      change: (document) => (hook(document).requestBody.required = true),
      want: ['compatible body-became-required webhook task.created body: request body: optional -> required'],
    },
  ],
  [
    'a webhook body becomes optional',
    {
      change: (document) => delete hook(document).requestBody.required,
      want: ['breaking body-became-optional webhook task.created body: request body: required -> optional'],
    },
  ],
];
