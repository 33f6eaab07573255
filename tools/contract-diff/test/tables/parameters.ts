import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const list = ({ paths }: Loose) => paths['/api/v1/{organization_id}/tasks'].get;
const parameter = (document: Loose, name: string) =>
  list(document).parameters.find((candidate: Loose) => candidate.name === name);
const hook = ({ webhooks }: Loose) => webhooks['task.created'].post;

export const parameters: Table = [
  [
    'a query parameter is removed',
    {
      change: (document) => {
        list(document).parameters = list(document).parameters.filter(({ name }: Loose) => name !== 'priority');
      },
      want: ['breaking query-parameter-removed listTasks query priority: parameter removed'],
    },
  ],
  [
    'request headers are removed',
    {
      change: ({ paths }) => paths['/api/v1/{organization_id}/tasks/{id}'].patch.parameters.splice(1),
      want: [
        'dangerous parameter-removed updateTask header If-Match: parameter removed',
        'dangerous parameter-removed updateTask header Idempotency-Key: parameter removed',
      ],
    },
  ],
  [
    'a parameter is renamed and changed',
    {
      change: (document) => {
        const assignee = parameter(document, 'assignee_id');
        assignee.name = 'assigned_id';
        assignee.required = true;
      },
      want: [
        'breaking parameter-renamed listTasks query assigned_id: parameter assignee_id -> assigned_id',
        'breaking parameter-became-required listTasks query assigned_id: optional -> required',
      ],
    },
  ],
  [
    'a parameter moves to the headers',
    {
      change: (document) => (parameter(document, 'priority').in = 'header'),
      want: [
        'breaking query-parameter-removed listTasks query priority: parameter removed',
        'compatible parameter-added listTasks header priority: parameter added',
      ],
    },
  ],
  [
    'an optional parameter is added',
    {
      change: (document) => list(document).parameters.push({ name: 'fields', in: 'query', schema: { type: 'string' } }),
      want: ['compatible parameter-added listTasks query fields: parameter added'],
    },
  ],
  [
    'a required parameter is added',
    {
      change: (document) =>
        list(document).parameters.push({ name: 'fields', in: 'query', required: true, schema: { type: 'string' } }),
      want: ['breaking required-parameter-added listTasks query fields: required parameter added'],
    },
  ],
  [
    'a parameter becomes required',
    {
      change: (document) => (parameter(document, 'priority').required = true),
      want: ['breaking parameter-became-required listTasks query priority: optional -> required'],
    },
  ],
  [
    'a parameter becomes optional',
    {
      given: (document) => (parameter(document, 'priority').required = true),
      change: (document) => delete parameter(document, 'priority').required,
      want: ['compatible parameter-became-optional listTasks query priority: required -> optional'],
    },
  ],
  [
    'a sort value is removed',
    {
      change: ({ components }) => components.schemas.TaskSort.enum.splice(0, 1),
      want: ['breaking enum-value-removed TaskSort: value "created_at" removed'],
    },
  ],
  [
    'a shared parameter gets a tighter limit, once for all operations',
    {
      change: ({ components }) => (components.parameters.Limit.schema.maximum = 100),
      want: ['breaking limit-tightened listTasks query limit: maximum 200 -> 100'],
    },
  ],
  [
    'the default of a parameter changes',
    {
      change: ({ components }) => (components.schemas.TaskSort.default = 'title'),
      want: ['dangerous default-changed TaskSort: default "-created_at" -> "title"'],
    },
  ],
  [
    'the style of a parameter changes',
    {
      change: (document) => (parameter(document, 'priority').explode = false),
      want: ['breaking parameter-style-changed listTasks query priority: style form, exploded -> form'],
    },
  ],
  [
    'the default style is declared',
    {
      change: (document) => Object.assign(parameter(document, 'priority'), { style: 'form', explode: true }),
      want: [],
    },
  ],
  [
    'the case of a header name changes',
    {
      change: ({ components }) => (components.parameters.IfMatch.name = 'if-match'),
      want: [],
    },
  ],
  ['parameters are listed in another order', { change: (document) => list(document).parameters.reverse(), want: [] }],
  [
    'a parameter moves from the operations to the path',
    {
      change: ({ paths }) => {
        const item = paths['/api/v1/{organization_id}/tasks/{id}'];
        const [shared] = item.parameters;
        item.parameters = item.parameters.slice(1);
        for (const method of ['get', 'patch', 'delete']) {
          item[method].parameters = [shared, ...(item[method].parameters ?? [])];
        }
      },
      want: [],
    },
  ],
  [
    'a webhook header is removed',
    {
      change: (document) => hook(document).parameters.pop(),
      want: ['breaking parameter-removed webhook task.created header webhook-signature: parameter removed'],
    },
  ],
  [
    'a webhook header becomes optional',
    {
      change: ({ components }) => delete components.parameters.WebhookTimestampHeader.required,
      want: ['breaking parameter-became-optional webhook task.created header webhook-timestamp: required -> optional'],
    },
  ],
  [
    'a webhook header is added',
    {
      change: (document) =>
        hook(document).parameters.push({ name: 'webhook-retry', in: 'header', required: true, schema: {} }),
      want: ['compatible required-parameter-added webhook task.created header webhook-retry: required parameter added'],
    },
  ],
  [
    'a webhook header becomes required',
    {
      given: ({ components }) => delete components.parameters.WebhookTimestampHeader.required,
      change: ({ components }) => (components.parameters.WebhookTimestampHeader.required = true),
      want: [
        'compatible parameter-became-required webhook task.created header webhook-timestamp: optional -> required',
      ],
    },
  ],
];
