import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const task = '/api/v1/{organization_id}/tasks/{id}';
const past = { deprecated: true, 'x-deprecated-since': '2020-01-01', 'x-sunset': '2020-07-01' };
const future = { ...past, 'x-sunset': '2999-07-01' };

const fields = ({ components }: Loose) => components.schemas.TaskCreate.properties;
const priority = ({ paths }: Loose) =>
  paths['/api/v1/{organization_id}/tasks'].get.parameters.find(({ name }: Loose) => name === 'priority');

export const deprecations: Table = [
  [
    'an operation becomes deprecated',
    {
      change: ({ paths }) => Object.assign(paths[task].get, past),
      want: ['compatible operation-deprecated getTask: deprecated since 2020-01-01, sunset 2020-07-01'],
    },
  ],
  [
    'the derived headers of a deprecated operation are declared',
    {
      change: ({ paths }) => {
        const { headers } = paths[task].get.responses['200'];
        Object.assign(headers, { Deprecation: { required: true }, Sunset: { required: true } });
      },
      want: [],
    },
  ],
  [
    'an event, a parameter and a field become deprecated',
    {
      change: (document) => {
        document.webhooks['task.created'].post.deprecated = true;
        priority(document).deprecated = true;
        // Beside a reference.
        fields(document).project_id.deprecated = true;
        fields(document).title.deprecated = true;
      },
      want: [
        'compatible parameter-deprecated listTasks query priority: deprecated',
        'compatible field-deprecated TaskCreate.title: deprecated',
        'compatible field-deprecated TaskCreate.project_id: deprecated',
        'compatible webhook-deprecated webhook task.created: deprecated',
      ],
    },
  ],
  [
    'a sunset is added, brought forward, postponed or removed',
    {
      given: ({ paths }) => {
        const { '/api/webhooks': webhooks, '/api/webhooks/{webhook_id}': webhook } = paths;
        for (const operation of [webhooks.get, webhooks.post, webhook.get, webhook.delete])
          Object.assign(operation, past);
        delete webhooks.get['x-sunset'];
      },
      change: ({ paths }) => {
        const { '/api/webhooks': webhooks, '/api/webhooks/{webhook_id}': webhook } = paths;
        webhooks.get['x-sunset'] = '2020-07-01';
        webhooks.post['x-sunset'] = '2020-06-01';
        webhook.get['x-sunset'] = '2020-08-01';
        delete webhook.delete['x-sunset'];
      },
      want: [
        'dangerous sunset-brought-forward listWebhooks: sunset none -> 2020-07-01',
        'dangerous sunset-brought-forward createWebhook: sunset 2020-07-01 -> 2020-06-01',
        'compatible sunset-postponed getWebhook: sunset 2020-07-01 -> 2020-08-01',
        'compatible sunset-postponed deleteWebhook: sunset 2020-07-01 -> none',
      ],
    },
  ],
  [
    'an operation, a path, a parameter and a field are removed after their sunset',
    {
      given: (document) => {
        Object.assign(document.paths[task].delete, past);
        Object.assign(document.paths['/oauth/jwks'].get, past);
        Object.assign(priority(document), past);
        Object.assign(fields(document).project_id, past);
      },
      change: (document) => {
        delete document.paths[task].delete;
        delete document.paths['/oauth/jwks'];
        const list = document.paths['/api/v1/{organization_id}/tasks'].get;
        list.parameters = list.parameters.filter(({ name }: Loose) => name !== 'priority');
        delete fields(document).project_id;
      },
      want: [
        'dangerous removed-after-sunset /oauth/jwks: path removed (GET)',
        'dangerous removed-after-sunset listTasks query priority: parameter removed',
        'dangerous removed-after-sunset TaskCreate.project_id: field removed',
        `dangerous removed-after-sunset deleteTask: DELETE ${task} removed`,
      ],
    },
  ],
  [
    'an operation and a field are removed before their sunset',
    {
      given: (document) => {
        Object.assign(document.paths[task].delete, future);
        Object.assign(fields(document).project_id, future);
      },
      change: (document) => {
        delete document.paths[task].delete;
        delete fields(document).project_id;
      },
      want: [
        'breaking field-removed TaskCreate.project_id: field removed',
        `breaking operation-removed deleteTask: DELETE ${task} removed`,
      ],
    },
  ],
];
