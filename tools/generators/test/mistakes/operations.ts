import type { Mistakes } from './mistake.ts';

/** The operations of a record. Each mistake that one file allows is made in the file of another kind. */
const record = (collection: string) => `specs/openapi/paths/resources/${collection}/record.yaml`;

const asyncapi = 'specs/asyncapi/asyncapi.yaml';
const parameters = 'specs/openapi/components/parameters.yaml';

export const operations: Mistakes = {
  'an operation lacks an error response': {
    edits: [[record('tasks'), / {4}"404":\n {6}\$ref: .*\n/, '']],
    rule: 'worklane/error-responses',
    at: [record('tasks'), '  responses:'],
  },
  'an operation has no success response': {
    edits: [[record('contacts'), / {4}"204":\n(?: {6}.*\n)+/, '']],
    rule: 'rule/success-response',
    at: [record('contacts'), /(?<=summary: Delete a contact.*)responses:/s],
  },
  'an operation does not declare its security': {
    edits: [[record('companies'), '  security:\n    - oauth2: [companies.read]\n', '']],
    rule: 'worklane/operation-security',
    at: [record('companies'), 'get:'],
  },
  'an operation of the dashboard does not declare its security': {
    edits: [['specs/openapi/paths/dashboard/checklist.yaml', / {2}security:\n(?: {4}.*\n)+/, '']],
    rule: 'worklane/operation-security',
    at: ['specs/openapi/paths/dashboard/checklist.yaml', 'get:'],
  },
  'an operation becomes public': {
    edits: [[record('tickets'), '  security:\n    - oauth2: [tickets.read]\n', '  security: []\n']],
    rule: 'worklane/operation-security',
    at: [record('tickets'), '  security: []'],
  },
  'an operation requires no scope': {
    edits: [[record('bookings'), 'oauth2: [bookings.read]', 'oauth2: []']],
    rule: 'worklane/operation-security',
    at: [record('bookings'), '  security:'],
  },
  'an operation requires an unknown scope': {
    edits: [[record('products'), 'oauth2: [products.read]', 'oauth2: [product.read]']],
    rule: 'worklane/scopes-exist',
    at: [record('products'), 'product.read'],
  },
  'an operation lacks its operationId': {
    edits: [[record('quotes'), '  operationId: getQuote\n', '']],
    rule: 'operation-operationId',
    at: [record('quotes'), 'get:'],
  },
  'an operationId has the verb of another method': {
    edits: [[record('deals'), 'operationId: getDeal', 'operationId: createADeal']],
    rule: 'worklane/operation-id-naming',
    at: [record('deals'), 'operationId: createADeal'],
  },
  'an operationId is a reserved word': {
    edits: [[record('appointments'), 'operationId: deleteAppointment', 'operationId: delete']],
    rule: 'worklane/operation-id-naming',
    at: [record('appointments'), 'operationId: delete'],
  },
  'an operationId is not an identifier': {
    edits: [[record('documents'), 'operationId: getDocument', 'operationId: getDocument-2']],
    rule: 'worklane/operation-id-naming',
    at: [record('documents'), 'operationId: getDocument-2'],
  },
  'a body lacks examples': {
    edits: [[record('shifts'), / {10}examples:\n {12}record:\n.*\n/, '']],
    rule: 'worklane/named-bodies',
    at: [record('shifts'), /(?<=application\/json:\s+)schema:/],
  },
  'a parameter lacks its example': {
    edits: [[parameters, 'example: lobby\n', '']],
    rule: 'rule/parameter-example',
    at: [parameters, /^Search:$/m],
  },
  'the example of a parameter is invalid': {
    edits: [[parameters, 'example: 50\n', 'example: 500\n']],
    rule: 'no-invalid-parameter-examples',
    at: [parameters, 'example: 500'],
  },
  'a request and its response name their examples differently': {
    edits: [['specs/openapi/paths/webhooks/recover.yaml', /(responses:.*)recover:/s, '$1recovered:']],
    rule: 'worklane/paired-examples',
    at: ['specs/openapi/paths/webhooks/recover.yaml', 'recover:'],
  },
  'a message lacks its operation': {
    edits: [[asyncapi, / {2}sendWebhookTest:\n(?: {4}.*\n)+/, '']],
    rule: 'worklane/event-complete',
    at: [asyncapi, 'operations:'],
  },
};
