import { generateCheck, lintOf, testOf, typecheckOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const contract = 'packages/contract';
const task = 'specs/schemas/kinds/task/Task.yaml';
const tasks = 'specs/openapi/paths/resources/tasks/collection.yaml';
const asyncapi = 'specs/asyncapi/asyncapi.yaml';

export const specs: Area = {
  area: 'specs',
  mutations: [
    {
      name: 'A field is renamed in a schema but not in its examples',
      edits: [
        { in: task, find: 'assignee_id, due_at, estimated_minutes', replace: 'assignee_id, due_at, minutes' },
        { in: task, find: '  estimated_minutes:', replace: '  minutes:' },
      ],
      check: lintOf('openapi'),
    },
    {
      name: 'A field of the platform document is renamed everywhere',
      edits: [
        {
          in: 'specs/schemas/oauth/TokenResponse.yaml',
          find: 'access_token, organization_id, organization_name]',
          replace: 'access_token, organization_id, organization]',
        },
        { in: 'specs/schemas/oauth/TokenResponse.yaml', find: '  organization_name:', replace: '  organization:' },
        ...['AuthorizationCodeTokens', 'ClientCredentialsToken', 'RefreshedTokens'].map((example) => ({
          in: `specs/examples/oauth/${example}.yaml`,
          find: '  organization_name:',
          replace: '  organization:',
        })),
      ],
      regenerate: true,
      check: testOf(contract, 'platform-document.test.ts'),
    },
    {
      name: 'An example has an invalid value',
      edits: [{ in: 'specs/examples/kinds/task/TaskRecord.yaml', find: 'priority: high', replace: 'priority: soon' }],
      check: lintOf('openapi'),
    },
    {
      name: 'The example of a delivery lacks a field of its payload',
      edits: [
        {
          in: 'specs/examples/kinds/task/TaskCreatedEvent.yaml',
          find: '  organization_id: 1042\n  data:',
          replace: '  data:',
        },
      ],
      check: lintOf('openapi'),
    },
    {
      name: 'An event is removed from the AsyncAPI document',
      edits: [
        { in: asyncapi, find: '  task.deleted:\n    $ref: ./channels/task.deleted.yaml\n', replace: '' },
        {
          in: asyncapi,
          find: `  sendTaskDeleted:
    action: send
    title: task.deleted
    channel:
      $ref: "#/channels/task.deleted"
    tags:
      - name: Tasks
    bindings:
      $ref: ./components/http-operation.yaml
    messages:
      - $ref: "#/channels/task.deleted/messages/task.deleted"
`,
          replace: '',
        },
      ],
      regenerate: true,
      check: testOf(contract, 'events.test.ts'),
    },
    {
      name: 'An event is removed from the types that webhooks can subscribe to',
      edits: [{ in: 'specs/schemas/event/EventType.yaml', find: '  - shift.deleted', replace: '' }],
      check: lintOf('openapi'),
    },
    {
      name: 'An event has the payload of another event',
      edits: [
        {
          in: 'specs/asyncapi/messages/task.created.yaml',
          find: '  $ref: ../../schemas/kinds/task/TaskCreated.yaml',
          replace: '  $ref: ../../schemas/kinds/task/TaskDeleted.yaml',
        },
      ],
      regenerate: true,
      check: testOf(contract, 'events.test.ts'),
    },
    {
      name: 'A delivery header is no longer documented',
      edits: [
        {
          in: 'specs/schemas/webhook/DeliveryHeaders.yaml',
          find: 'required: [webhook-id, webhook-timestamp, webhook-signature]',
          replace: 'required: [webhook-id, webhook-timestamp]',
        },
        {
          in: 'specs/schemas/webhook/DeliveryHeaders.yaml',
          find: '  webhook-signature:\n    $ref: ./DeliverySignature.yaml\n',
          replace: '',
        },
      ],
      regenerate: true,
      check: testOf(contract, 'events.test.ts'),
    },
    {
      name: 'A value of an enumeration is changed',
      edits: [
        {
          in: task,
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
      name: 'An operation requires an unknown scope',
      edits: [{ in: tasks, find: 'oauth2: [tasks.write]', replace: 'oauth2: [tasks.create]' }],
      check: lintOf('openapi'),
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
      name: 'An error response is not documented as application/problem+json',
      edits: [
        {
          in: 'specs/openapi/components/responses/NotFound.yaml',
          find: 'application/problem+json:',
          replace: 'application/json:',
        },
      ],
      check: lintOf('openapi'),
    },
    {
      name: 'A $ref names a missing file',
      edits: [{ in: 'specs/schemas/kinds/task/TaskList.yaml', find: './Task.yaml', replace: './Tusk.yaml' }],
      check: lintOf('openapi'),
    },
    {
      name: 'A schema is changed without regenerating',
      edits: [{ in: task, find: 'maxLength: 255', replace: 'maxLength: 200' }],
      check: generateCheck,
    },
  ],
};
