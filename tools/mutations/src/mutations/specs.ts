import { generateCheck, testOf, typecheckOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const contract = 'packages/contract';
const task = 'specs/schemas/kinds/task/Task.yaml';
const tasks = 'specs/openapi/paths/resources/tasks/collection.yaml';

export const specs: Area = {
  area: 'specs',
  mutations: [
    {
      name: 'A field of the platform document is renamed everywhere',
      edits: [
        {
          in: 'specs/schemas/oauth/TokenResponse.yaml',
          find: 'access_token, organization_id, organization_name]',
          replace: 'access_token, organization_id, organization]',
        },
        { in: 'specs/schemas/oauth/TokenResponse.yaml', find: '  organization_name:', replace: '  organization:' },
        ...[
          'rt_8xLOxBtZp8\n    scope: tasks.read tasks.write',
          'rt_Kd93nWq0Lz\n    scope: tasks.read tasks.write',
          'scope: contacts.read tasks.read',
        ].map((scope) => ({
          in: 'specs/examples/oauth.yaml',
          find: `${scope}\n    organization_id: 1042\n    organization_name:`,
          replace: `${scope}\n    organization_id: 1042\n    organization:`,
        })),
      ],
      regenerate: true,
      check: testOf(contract, 'platform-document.test.ts'),
    },
    {
      name: 'An example names a record that does not exist',
      edits: [
        {
          in: 'specs/examples/kinds/task/TaskPage.yaml',
          find: 'in_progress\n      priority: high\n      project_id: 57',
          replace: 'in_progress\n      priority: high\n      project_id: 58',
        },
      ],
      regenerate: true,
      check: testOf('packages/e2e', 'examples/examples.slow.test.ts'),
    },
    {
      name: 'A value of an enumeration is changed',
      edits: [
        {
          in: 'specs/schemas/kinds/task/TaskStatus.yaml',
          find: 'enum: [open, in_progress, blocked, done, cancelled]',
          replace: 'enum: [open, in_progress, waiting, done, cancelled]',
        },
      ],
      regenerate: true,
      check: typecheckOf(contract),
    },
    {
      name: 'A read-only field can be written',
      edits: [
        {
          in: 'specs/schemas/kinds/task/TaskCreate.yaml',
          find: '  title:\n',
          replace: '  completed_at:\n    $ref: ./Task.yaml#/properties/completed_at\n  title:\n',
        },
      ],
      regenerate: true,
      check: testOf(contract, 'resources.test.ts'),
    },
    {
      name: 'A write requires the read scope only',
      edits: [{ in: tasks, find: 'oauth2: [tasks.write]', replace: 'oauth2: [tasks.read]' }],
      regenerate: true,
      check: testOf(contract, 'resources.test.ts'),
    },
    {
      name: 'A list filter is removed',
      edits: [{ in: tasks, find: '    - $ref: ../../../components/parameters/UpdatedSince.yaml\n', replace: '' }],
      regenerate: true,
      check: testOf(contract, 'resources.test.ts'),
    },
    {
      name: 'The minimum length of the state parameter is shorter than the platform document states',
      edits: [{ in: 'specs/openapi/paths/oauth/authorize.yaml', find: 'minLength: 16', replace: 'minLength: 8' }],
      regenerate: true,
      check: testOf(contract, 'platform-document.test.ts'),
    },
    {
      name: 'A schema is changed without regenerating',
      edits: [{ in: task, find: 'maxLength: 255', replace: 'maxLength: 200' }],
      check: generateCheck,
    },
  ],
};
