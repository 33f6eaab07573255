import { generateCheck, lintOf, testOf, typecheckOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const contract = 'packages/contract';
const task = 'specs/schemas/kinds/task/Task.yaml';
const tasks = 'specs/openapi/paths/resources/tasks/collection.yaml';
const asyncapi = 'specs/asyncapi/asyncapi.yaml';

export const specs: Area = {
  area: 'specs',
  mutants: [
    {
      name: 'A field is renamed in a schema; its examples still have the old name',
      edits: [
        { file: task, find: 'assignee_id, due_at, estimated_minutes', replace: 'assignee_id, due_at, minutes' },
        { file: task, find: '  estimated_minutes:', replace: '  minutes:' },
      ],
      gate: lintOf('openapi'),
    },
    {
      name: 'A field of the platform document is renamed everywhere',
      edits: [
        {
          file: 'specs/schemas/oauth/TokenResponse.yaml',
          find: 'access_token, organization_id, organization_name]',
          replace: 'access_token, organization_id, organization]',
        },
        { file: 'specs/schemas/oauth/TokenResponse.yaml', find: '  organization_name:', replace: '  organization:' },
        ...['AuthorizationCodeTokens', 'ClientCredentialsToken', 'RefreshedTokens'].map((example) => ({
          file: `specs/examples/oauth/${example}.yaml`,
          find: '  organization_name:',
          replace: '  organization:',
        })),
      ],
      regenerate: true,
      gate: testOf(contract, 'test/platform-document.test.ts'),
    },
    {
      name: 'An example has a value that its schema refuses',
      edits: [{ file: 'specs/examples/kinds/task/TaskRecord.yaml', find: 'priority: high', replace: 'priority: soon' }],
      gate: lintOf('openapi'),
    },
    {
      name: 'The example of a delivery lacks a field of its payload',
      edits: [
        {
          file: 'specs/examples/kinds/task/TaskCreatedEvent.yaml',
          find: '  organization_id: 1042\n  data:',
          replace: '  data:',
        },
      ],
      gate: lintOf('openapi'),
    },
    {
      name: 'An event is dropped from the events that are sent',
      edits: [
        { file: asyncapi, find: '  task.deleted:\n    $ref: ./channels/task.deleted.yaml\n', replace: '' },
        {
          file: asyncapi,
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
      gate: testOf(contract, 'test/events.test.ts'),
    },
    {
      name: 'An event is dropped from the types that webhooks can subscribe to',
      edits: [{ file: 'specs/schemas/event/EventType.yaml', find: '  - shift.deleted', replace: '' }],
      gate: lintOf('openapi'),
    },
    {
      name: 'The payload of an event is that of another one',
      edits: [
        {
          file: 'specs/asyncapi/messages/task.created.yaml',
          find: '  $ref: ../../schemas/kinds/task/TaskCreated.yaml',
          replace: '  $ref: ../../schemas/kinds/task/TaskDeleted.yaml',
        },
      ],
      regenerate: true,
      gate: testOf(contract, 'test/events.test.ts'),
    },
    {
      name: 'A delivery header is no longer documented',
      edits: [
        {
          file: 'specs/schemas/webhook/DeliveryHeaders.yaml',
          find: 'required: [webhook-id, webhook-timestamp, webhook-signature]',
          replace: 'required: [webhook-id, webhook-timestamp]',
        },
        {
          file: 'specs/schemas/webhook/DeliveryHeaders.yaml',
          find: '  webhook-signature:\n    $ref: ./DeliverySignature.yaml\n',
          replace: '',
        },
      ],
      regenerate: true,
      gate: testOf(contract, 'test/events.test.ts'),
    },
    {
      name: 'A value of an enumeration is changed',
      edits: [
        {
          file: task,
          find: 'enum: [open, in_progress, blocked, done, cancelled]',
          replace: 'enum: [open, in_progress, waiting, done, cancelled]',
        },
      ],
      regenerate: true,
      gate: typecheckOf(contract),
    },
    {
      name: 'A field that the service assigns can be written',
      edits: [
        {
          file: 'specs/schemas/kinds/task/TaskCreate.yaml',
          find: '  title:\n',
          replace: '  completed_at:\n    $ref: ./Task.yaml#/properties/completed_at\n  title:\n',
        },
      ],
      regenerate: true,
      gate: testOf(contract, 'test/resources.test.ts'),
    },
    {
      name: 'A write asks for the scope of reading',
      edits: [{ file: tasks, find: 'oauth2: [tasks.write]', replace: 'oauth2: [tasks.read]' }],
      regenerate: true,
      gate: testOf(contract, 'test/resources.test.ts'),
    },
    {
      name: 'An operation asks for a scope that there is not',
      edits: [{ file: tasks, find: 'oauth2: [tasks.write]', replace: 'oauth2: [tasks.create]' }],
      gate: lintOf('openapi'),
    },
    {
      name: 'A filter of a list is dropped',
      edits: [{ file: tasks, find: '    - $ref: ../../../components/parameters/UpdatedSince.yaml\n', replace: '' }],
      regenerate: true,
      gate: testOf(contract, 'test/resources.test.ts'),
    },
    {
      name: 'The shortest state of a sign-in is shorter than the platform document says',
      edits: [{ file: 'specs/openapi/paths/oauth/authorize.yaml', find: 'minLength: 16', replace: 'minLength: 8' }],
      regenerate: true,
      gate: testOf(contract, 'test/platform-document.test.ts'),
    },
    {
      name: 'A property is not described',
      edits: [{ file: task, find: '    description: Status of the task.\n', replace: '' }],
      gate: lintOf('openapi'),
    },
    {
      name: 'A refusal is documented in another form than that of problems',
      edits: [
        {
          file: 'specs/openapi/components/responses/NotFound.yaml',
          find: 'application/problem+json:',
          replace: 'application/json:',
        },
      ],
      gate: lintOf('openapi'),
    },
    {
      name: 'A problem code has neither status nor description',
      edits: [
        {
          file: 'specs/schemas/problem/ProblemCode.yaml',
          find: '  - service_unavailable\n',
          replace: '  - service_unavailable\n  - teapot\n',
        },
      ],
      regenerate: true,
      gate: typecheckOf('packages/server'),
    },
    {
      name: 'A reference leads nowhere',
      edits: [{ file: 'specs/schemas/kinds/task/TaskList.yaml', find: './Task.yaml', replace: './Tusk.yaml' }],
      gate: lintOf('openapi'),
    },
    {
      name: 'A schema is changed, and nothing is generated anew',
      edits: [{ file: task, find: 'maxLength: 255', replace: 'maxLength: 200' }],
      gate: generateCheck,
    },
  ],
};
