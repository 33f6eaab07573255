import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const tasks = '/api/v1/{organization_id}/tasks';
const task = `${tasks}/{id}`;

const rename = (paths: Loose, from: string, to: string) => {
  paths[to] = paths[from];
  delete paths[from];
};

export const paths: Table = [
  [
    'a path is removed',
    {
      change: ({ paths }) => delete paths['/oauth/jwks'],
      want: ['breaking path-removed /oauth/jwks: path removed (GET)'],
    },
  ],
  [
    'a path is added',
    {
      change: ({ paths }) => (paths['/oauth/keys'] = structuredClone(paths['/oauth/jwks'])),
      want: ['compatible path-added /oauth/keys: path added (GET)'],
    },
  ],
  [
    'a path variable is renamed',
    {
      change: ({ paths, components }) => {
        rename(paths, '/api/webhooks/{webhook_id}', '/api/webhooks/{id}');
        const path = paths['/api/webhooks/{id}'];
        for (const { parameters } of [path.get, path.put]) {
          parameters[0] = { ...components.parameters.WebhookIdPath, name: 'id' };
        }
        path.delete.parameters[0].name = 'id';
      },
      want: [
        'dangerous path-variable-renamed /api/webhooks/{id}: path /api/webhooks/{webhook_id} -> /api/webhooks/{id}',
      ],
    },
  ],
  [
    'an operation is removed',
    {
      change: ({ paths }) => delete paths[task].delete,
      want: [`breaking operation-removed deleteTask: DELETE ${task} removed`],
    },
  ],
  [
    'an operation is added',
    {
      change: ({ paths }) => (paths[task].put = { ...paths[task].patch, operationId: 'replaceTask' }),
      want: [`compatible operation-added replaceTask: PUT ${task} added`],
    },
  ],
  [
    'an operationId changes',
    {
      change: ({ paths }) => (paths[task].get.operationId = 'readTask'),
      want: ['breaking operation-id-changed readTask: operationId getTask -> readTask'],
    },
  ],
  [
    'a server is replaced',
    {
      given: (document) => (document.servers = [{ url: 'https://one.example' }]),
      change: (document) => (document.servers = [{ url: 'https://two.example' }]),
      want: [
        'dangerous server-removed the API: server https://one.example removed',
        'compatible server-added the API: server https://two.example added',
      ],
    },
  ],
  [
    'a webhook is removed',
    {
      change: ({ webhooks }) => delete webhooks['task.created'],
      want: ['breaking webhook-removed webhook task.created: webhook removed'],
    },
  ],
  [
    'a webhook is added',
    {
      change: ({ webhooks }) => (webhooks['task.archived'] = structuredClone(webhooks['task.created'])),
      want: ['compatible webhook-added webhook task.archived: webhook added'],
    },
  ],
  [
    'a callback changes, which no rule covers',
    {
      given: ({ paths }) => (paths[task].get.callbacks = { done: { '{$request.body#/url}': {} } }),
      change: ({ paths }) => (paths[task].get.callbacks = { finished: { '{$request.body#/url}': {} } }),
      want: ['dangerous other-changed getTask: callbacks changed'],
    },
  ],
  [
    'descriptions, examples and extensions change, which has no effect',
    {
      change: ({ info, paths, components }) => {
        info.description = 'Other words.';
        paths[task].get.summary = 'Other words';
        paths[task].get['x-origin'] = 'document';
        components.schemas.Task.properties.title.description = 'Other words.';
        delete components.schemas.Task.properties.status['x-filter'];
        delete components.schemas.Task.properties.title['x-sortable'];
        for (const name of Object.keys(components.examples)) components.examples[name].value = {};
      },
      want: [],
    },
  ],
];
