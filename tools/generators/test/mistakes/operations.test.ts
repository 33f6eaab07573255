import { type Edit, reportsEach } from './mistake.ts';

const record = 'specs/openapi/paths/resources/tasks/record.yaml';
const oauth2 = 'specs/openapi/components/security-schemes/OAuth2.yaml';

const withoutResponse = (status: string): Edit => [
  record,
  new RegExp(String.raw`    "${status}":\n      \$ref: .*\n`),
  '',
];

reportsEach({
  'an operation lacks an error response': {
    edits: [withoutResponse('404')],
    rule: 'worklane/error-responses',
    at: [record, '  responses:'],
  },
  'an operation has no error response to a missing token': {
    edits: [withoutResponse('401')],
    rule: 'worklane/error-responses',
    at: [record, '  responses:'],
  },
  'an error response is not a problem': {
    edits: [['specs/openapi/components/responses/NotFound.yaml', 'application/problem+json', 'application/json']],
    rule: 'worklane/problem-responses',
    at: ['specs/openapi/components/responses/NotFound.yaml', 'description:'],
  },
  'an operation has no success response': {
    edits: [[record, / {4}"204":\n(?: {6}.*\n)+/, '']],
    rule: 'worklane/success-response',
    at: [record, /(?<=summary: Delete a task.*)"400":/s],
  },
  'an operation does not declare its security': {
    edits: [[record, '  security:\n    - oauth2: [tasks.read]\n', '']],
    rule: 'worklane/operation-security',
    at: [record, 'get:'],
  },
  'an operation of the dashboard does not declare its security': {
    edits: [['specs/openapi/paths/dashboard/checklist.yaml', / {2}security:\n(?: {4}.*\n)+/, '']],
    rule: 'worklane/operation-security',
    at: ['specs/openapi/paths/dashboard/checklist.yaml', 'get:'],
  },
  'an operation becomes public': {
    edits: [[record, '  security:\n    - oauth2: [tasks.read]\n', '  security: []\n']],
    rule: 'worklane/operation-security',
    at: [record, '  security: []'],
  },
  'an operation requires no scope': {
    edits: [[record, 'oauth2: [tasks.read]', 'oauth2: []']],
    rule: 'worklane/operation-security',
    at: [record, '  security:'],
  },
  'an operation requires an unknown scope': {
    edits: [[record, 'oauth2: [tasks.read]', 'oauth2: [task.read]']],
    rule: 'worklane/scopes-exist',
    at: [record, 'task.read'],
  },
  'an operation requires an unknown scheme': {
    edits: [[record, 'oauth2: [tasks.read]', 'oauth: [tasks.read]']],
    rule: 'security-defined',
    at: [record, 'oauth: [tasks.read]'],
  },
  'a scope is not used': {
    edits: [[oauth2, '      tasks.write:', '      tasks.admin: Delete all tasks\n      tasks.write:']],
    rule: 'worklane/scopes-exist',
    at: [oauth2, 'tasks.admin'],
  },
  'an operation lacks its operationId': {
    edits: [[record, '  operationId: getTask\n', '']],
    rule: 'operation-operationId',
    at: [record, 'get:'],
  },
  'two operations have one operationId': {
    edits: [[record, 'operationId: getTask', 'operationId: listTasks']],
    rule: 'operation-operationId-unique',
    at: [record, 'operationId: listTasks'],
  },
  'an operationId has the verb of another method': {
    edits: [[record, 'operationId: getTask', 'operationId: createATask']],
    rule: 'worklane/operation-id-naming',
    at: [record, 'operationId: createATask'],
  },
  'an operationId is a reserved word': {
    edits: [[record, 'operationId: deleteTask', 'operationId: delete']],
    rule: 'worklane/operation-id-naming',
    at: [record, 'operationId: delete'],
  },
  'an operationId is not an identifier': {
    edits: [[record, 'operationId: getTask', 'operationId: getTask-2']],
    rule: 'worklane/operation-id-naming',
    at: [record, 'operationId: getTask-2'],
  },
  'an operation lacks its origin': {
    edits: [[record, '  x-origin: design\n  summary: Get a task', '  summary: Get a task']],
    rule: 'worklane/origin',
    at: [record, '  operationId: getTask'],
  },
  'an operation lacks its summary': {
    edits: [[record, '  summary: Get a task\n', '']],
    rule: 'operation-summary',
    at: [record, 'get:'],
  },
  'a body lacks examples': {
    edits: [[record, / {10}examples:\n {12}record:\n.*\n/, '']],
    rule: 'worklane/named-bodies',
    at: [record, /(?<=application\/json:\s+)schema:/],
  },
  'a path variable lacks its parameter': {
    edits: [['specs/openapi/paths/webhooks/rotate-secret.yaml', /parameters:\n.*\n/, '']],
    rule: 'path-parameters-defined',
    at: ['specs/openapi/paths/webhooks/rotate-secret.yaml', 'parameters:'],
  },
  'a response lacks a header': {
    edits: [['specs/openapi/components/responses/NotFound.yaml', / {2}RateLimit:\n.*\n/, '']],
    rule: 'worklane/response-headers',
    at: ['specs/openapi/components/responses/NotFound.yaml', 'X-Request-Id:'],
  },
  'a parameter lacks its example': {
    edits: [['specs/openapi/components/parameters/Limit.yaml', 'example: 50\n', '']],
    rule: 'worklane/parameter-example',
    at: ['specs/openapi/components/parameters/Limit.yaml', 'name: limit'],
  },
  'the example of a parameter is invalid': {
    edits: [['specs/openapi/components/parameters/Limit.yaml', 'example: 50\n', 'example: 500\n']],
    rule: 'no-invalid-parameter-examples',
    at: ['specs/openapi/components/parameters/Limit.yaml', 'example: 500'],
  },
  'a request and its response name their examples differently': {
    edits: [['specs/openapi/paths/webhooks/recover.yaml', /(responses:.*)recover:/s, '$1recovered:']],
    rule: 'worklane/paired-examples',
    at: ['specs/openapi/paths/webhooks/recover.yaml', 'recover:'],
  },
});
