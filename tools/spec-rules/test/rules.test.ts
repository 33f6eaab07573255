import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import worklanePlugin from '../src/plugin.ts';

const rules = Object.keys(worklanePlugin().rules?.oas3 ?? {}).map((name) => `worklane/${name}`);

const problem = () => ({
  title: 'Problem',
  type: 'object',
  properties: { detail: { type: 'string', description: 'What happened.' } },
});

const headers = (): Record<string, { required: boolean; schema: object }> =>
  Object.fromEntries(
    ['X-Request-Id', 'RateLimit-Policy', 'RateLimit', 'Cache-Control', 'Retry-After'].map((name) => [
      name,
      { required: !name.startsWith('RateLimit'), schema: { type: 'string' } },
    ]),
  );

const problemResponse = () => ({
  description: 'An error.',
  headers: headers(),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: { one: { value: { detail: 'No note 4.' } } },
    },
  },
});

const validDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  paths: {
    '/notes/{id}': {
      get: {
        operationId: 'getNote',
        security: [{ oauth2: ['notes.read'] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '4' }],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Note' },
              examples: { one: { value: { text: 'Buy milk' } } } as object,
            },
          },
        },
        responses: {
          200: {
            description: 'The note.',
            headers: headers(),
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Note' } as object,
                examples: { one: { value: { text: 'Buy milk' } } },
              },
            },
          },
          ...Object.fromEntries(
            [400, 401, 403, 404, 406, 413, 415, 422, 500, 503].map((status) => [status, problemResponse()]),
          ),
          429: { $ref: '#/components/responses/RateLimited' },
        } as Record<string, TestResponse>,
      },
    },
  },
  webhooks: {
    'note.created': {
      post: { operationId: 'receiveNoteCreated', responses: { 200: { description: 'Taken.' } } },
    },
  },
  components: {
    schemas: {
      Note: {
        title: 'Note',
        type: 'object',
        properties: { text: { type: 'string', description: 'The text.' } as { description?: string } },
      },
      Problem: problem(),
    },
    responses: {
      RateLimited: problemResponse(),
    },
    securitySchemes: {
      oauth2: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: '/token', scopes: { 'notes.read': 'Read notes' } } },
      },
    },
  },
});

const addQuery = (document: TestDocument, parameter: object) =>
  operation(document).parameters.push({ in: 'query', 'x-origin': 'design', example: '1', ...parameter } as never);

interface TestResponse {
  headers?: Record<string, object>;
  content?: Record<string, { schema: object; examples: object }>;
}
/** Returns two variants and their union, with a discriminator. */
const shapes = (mapping: Record<string, string>) => ({
  Circle: { type: 'object', properties: { shape: { description: 'The shape.', const: 'circle' } } },
  Square: { type: 'object', properties: { shape: { description: 'The shape.', const: 'square' } } },
  Shape: {
    oneOf: ['Circle', 'Square'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
    discriminator: {
      propertyName: 'shape',
      mapping: Object.fromEntries(
        Object.entries(mapping).map(([value, name]) => [value, `#/components/schemas/${name}`]),
      ),
    },
  },
});

/** Returns an enumeration of roles. */
const role = (roles: object) => ({
  NoteRole: { type: 'string', enum: ['owner', 'viewer'], 'x-roles': roles },
});

/** What describes a deprecated part correctly. */
const deprecated = {
  description: 'The text. Use `body` instead.',
  deprecated: true,
  'x-deprecated-since': '2027-05-03',
  'x-sunset': '2027-11-01',
};

/** Returns an enumeration of problem codes, one of which is explained. */
const problemCodes = (changes: object = {}) => ({
  NoteProblemCode: {
    type: 'string',
    enum: ['note_locked', 'session_missing'],
    'x-problems': {
      note_locked: {
        status: 409,
        title: 'Note locked',
        cause: 'Another user edits the note.',
        remedy: 'Try again later.',
        example: {
          request: 'PUT /notes/4 HTTP/1.1',
          response: { value: { code: 'note_locked', status: 409, title: 'Note locked' } },
        },
        ...changes,
      },
    },
  },
});

type TestDocument = ReturnType<typeof validDocument>;
const operation = (document: TestDocument) => document.paths['/notes/{id}'].get;

async function messages(document: object): Promise<string[]> {
  const config = await createConfig({
    plugins: [worklanePlugin()],
    rules: Object.fromEntries([...rules, 'struct'].map((rule) => [rule, 'error' as const])),
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** Beside the mistakes in the documents of this repository, in tools/generators/test/mistakes. */
describe('the lint rules', () => {
  it('reports no problems for a valid document', async () => {
    expect(await messages(validDocument())).toEqual([]);
  });

  it.each<[string, (document: TestDocument) => void, string]>([
    [
      'an operationId without its declared verb',
      (document) => Object.assign(operation(document), { 'x-verb': 'export' }),
      'worklane/operation-id-naming: operationId "getNote" must be camelCase and start with export.',
    ],
    [
      'an operation that was renamed from another one',
      (document) => Object.assign(operation(document), { 'x-renamed-from': 'receiveNoteCreated' }),
      'worklane/operation-id-naming: The idempotency keys of getNote are stored by receiveNoteCreated, which another operation uses.',
    ],
    [
      'a webhook operationId that does not start with receive',
      (document) => Object.assign(document.webhooks['note.created'].post, { operationId: 'noteCreated' }),
      'worklane/operation-id-naming: operationId "noteCreated" must be camelCase and start with receive.',
    ],
    [
      'an operation that overrides a parameter of its path',
      (document) =>
        Object.assign(document.paths['/notes/{id}'], { parameters: structuredClone(operation(document).parameters) }),
      'worklane/parameter-override: The path parameter "id" must be declared by the path or by its operations, not by both.',
    ],
    [
      'an error response without a body',
      (document) => Reflect.deleteProperty(operation(document).responses['404'] ?? {}, 'content'),
      'worklane/problem-responses: The 404 response must be application/problem+json with the schema Problem.',
    ],
    ...['X-Request-Id', 'RateLimit-Policy', 'RateLimit', 'Cache-Control'].map(
      (name): [string, (document: TestDocument) => void, string] => [
        `a response without the header ${name}`,
        (document) => Reflect.deleteProperty(operation(document).responses['404']?.headers ?? {}, name),
        `worklane/response-headers: The 404 response must declare the header ${name}.`,
      ],
    ),
    [
      'a shared response without a header',
      (document) => Reflect.deleteProperty(document.components.responses.RateLimited.headers, 'RateLimit'),
      'worklane/response-headers: The 429 response must declare the header RateLimit.',
    ],
    [
      'a header that is optional, though always sent',
      (document) => Object.assign(operation(document).responses['200']?.headers ?? {}, { ETag: { schema: {} } }),
      'worklane/response-headers: The 200 response must declare the header ETag as required, because it is always sent.',
    ],
    [
      'a redirect without a location',
      (document) => Object.assign(operation(document).responses, { 303: { ...problemResponse(), content: {} } }),
      'worklane/response-headers: The 303 response must declare the header Location.',
    ],
    [
      'a list that is not separated by commas',
      (document) => addQuery(document, { name: 'ids', schema: { type: 'array', items: { type: 'string' } } }),
      'worklane/parameter-style: The query parameter "ids" must be a single value or, in a query, a list with `style: form` and `explode: false`.',
    ],
    [
      'a parameter with content',
      (document) => addQuery(document, { name: 'where', content: { 'application/json': {} } }),
      'worklane/parameter-style: The query parameter "where" must be a single value or, in a query, a list with `style: form` and `explode: false`.',
    ],
    [
      'a scope that no operation requires',
      ({ components }) =>
        Object.assign(components.securitySchemes.oauth2.flows.clientCredentials.scopes, {
          'notes.write': 'Write notes',
        }),
      'worklane/scopes-exist: No operation requires the scope "notes.write". Use or remove it.',
    ],
    [
      'a role without an entry',
      ({ components }) => Object.assign(components.schemas, role({ owner: {} })),
      'worklane/error-codes-complete: "viewer" has no entry in x-roles. Explain it.',
    ],
    [
      'an entry for no role',
      ({ components }) => Object.assign(components.schemas, role({ owner: {}, viewer: {}, guest: {} })),
      'worklane/error-codes-complete: "guest" is not a value of the enumeration.',
    ],
    [
      'a role without a scope that does not exist',
      ({ components }) => Object.assign(components.schemas, role({ owner: {}, viewer: { except: ['notes.wirte'] } })),
      'worklane/scopes-exist: Unknown scope "notes.wirte". Correct it, or remove it.',
    ],
    [
      'a problem without a remedy',
      ({ components }) => Object.assign(components.schemas, problemCodes({ remedy: undefined })),
      'struct: The field `remedy` must be present on this level.',
    ],
    [
      'a problem with the example of another one',
      ({ components }) =>
        Object.assign(
          components.schemas,
          problemCodes({ example: { request: 'PUT /notes/4 HTTP/1.1', response: { value: { code: 'note_lost' } } } }),
        ),
      'worklane/error-codes-complete: The example must be a problem with the code "note_locked", the status 409 and the title "Note locked".',
    ],
    [
      'an unexplained problem in the document of the dashboard',
      (document) => {
        Object.assign(document, { 'x-internal': true });
        Object.assign(document.components.schemas, problemCodes());
      },
      'worklane/error-codes-complete: The problem "session_missing" has no entry in x-problems, here or in dashboard.yaml.',
    ],
    [
      'an unexplained violation',
      ({ components }) =>
        Object.assign(components.schemas, {
          NoteViolation: { type: 'string', enum: ['too_long'], 'x-violations': {} },
        }),
      'worklane/error-codes-complete: "too_long" has no entry in x-violations. Explain it.',
    ],
    [
      'an explained OAuth error that does not exist',
      ({ components }) =>
        Object.assign(components.schemas, {
          NoteError: {
            type: 'string',
            enum: ['invalid_grant'],
            'x-oauth-errors': {
              invalid_grant: { cause: 'The code was used.', remedy: 'Start again.' },
              invalid_note: { cause: 'The note is invalid.', remedy: 'Correct it.' },
            },
          },
        }),
      'worklane/error-codes-complete: "invalid_note" is not a value of the enumeration.',
    ],
    [
      'a discriminator that maps a value to another variant',
      (document) => Object.assign(document.components.schemas, shapes({ circle: 'Square', square: 'Square' })),
      'worklane/discriminator-mapping: The discriminator must map "circle" to #/components/schemas/Circle, whose shape it is.',
    ],
    [
      'a discriminator that lacks a variant',
      (document) => Object.assign(document.components.schemas, shapes({ circle: 'Circle' })),
      'worklane/discriminator-mapping: The discriminator must map "square" to #/components/schemas/Square, whose shape it is.',
    ],
    [
      'a discriminator with a value of no variant',
      (document) =>
        Object.assign(document.components.schemas, shapes({ circle: 'Circle', square: 'Square', line: 'Circle' })),
      'worklane/discriminator-mapping: No variant has the shape "line". Add the variant, or remove the value.',
    ],
    [
      'a body with an inline schema',
      (document) =>
        Object.assign(operation(document).responses['200']?.content?.['application/json'] ?? {}, {
          schema: { type: 'object' },
        }),
      'worklane/named-bodies: The application/json body must reference a schema file.',
    ],
    [
      'a response example without a request example of the same name',
      (document) =>
        Object.assign(operation(document).responses['200']?.content?.['application/json']?.examples ?? {}, {
          two: { value: { text: 'Buy bread' } },
        }),
      'worklane/paired-examples: The example "two" must have a request example of the same name.',
    ],
    [
      'an object in a patch that requires a property',
      (document) => {
        const price = { oneOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] };
        Object.assign(document.components.schemas, {
          Money: { title: 'Money', type: 'object', required: ['currency'] },
          NoteUpdate: { title: 'NoteUpdate', type: 'object', required: ['title'], properties: { price } },
        });
        const { requestBody, ...get } = operation(document);
        const schema = { $ref: '#/components/schemas/NoteUpdate' };
        const body = { content: { 'application/merge-patch+json': { schema, examples: { one: { value: {} } } } } };
        Object.assign(document.paths['/notes/{id}'], {
          patch: { ...get, operationId: 'updateNote', requestBody: body },
        });
      },
      'worklane/partial-patches: A patch of Money must not require "currency": the record may have it already.',
    ],
    ...(
      [
        ['without its date', { description: 'Use `text`.', deprecated: true }, 'requires x-deprecated-since'],
        [
          'with a date that does not exist',
          { ...deprecated, 'x-deprecated-since': '2027-02-30' },
          'x-deprecated-since must be a date that exists',
        ],
        [
          'with a sunset that is not later',
          { ...deprecated, 'x-sunset': '2027-05-03' },
          'must be after x-deprecated-since, 2027-05-03',
        ],
        ['that names no replacement', { ...deprecated, description: 'The text.' }, 'must name the replacement'],
        [
          'with a sunset only',
          { description: 'The text.', 'x-sunset': '2027-05-03' },
          'x-sunset requires deprecated: true',
        ],
      ] as const
    ).map(([name, text, message]): [string, (document: TestDocument) => void, string] => [
      `what is deprecated ${name}`,
      (document) => Object.assign(document.components.schemas.Note.properties.text, text),
      message,
    ]),
    [
      'a property without a description',
      (document) => Reflect.deleteProperty(document.components.schemas.Note.properties.text, 'description'),
      'worklane/property-description: The property "text" must have a description.',
    ],
  ])('report %s', async (_name, change, message) => {
    const document = validDocument();
    change(document);
    expect(await messages(document)).toContainEqual(expect.stringContaining(message));
  });

  it('accept required properties in the items of a patched list, which is replaced as a whole', async () => {
    const document = validDocument();
    const line = { title: 'Line', type: 'object', required: ['text'], properties: {} };
    const lines = { type: 'array', description: 'The lines.', items: { $ref: '#/components/schemas/Line' } };
    Object.assign(document.components.schemas, { Line: line });
    Object.assign(document.components.schemas.Note.properties, { lines });
    const patch = { ...operation(document), operationId: 'updateNote' };
    Object.assign(document.paths['/notes/{id}'], { patch });
    const others = (await messages(document)).filter((each) => !each.startsWith('worklane/idempotency-key'));
    expect(others).toEqual([]);
  });

  it('accept what is deprecated with its dates and its replacement', async () => {
    const document = validDocument();
    Object.assign(document.components.schemas.Note.properties.text, deprecated);
    Object.assign(operation(document), { ...deprecated, description: 'There is no replacement.' });
    expect(await messages(document)).toEqual([]);
  });

  it('report a shared response once', async () => {
    const document = validDocument();
    const path = { get: { ...operation(document), operationId: 'listNotes', parameters: [] } };
    Object.assign(document.paths, { '/notes': path });
    Reflect.deleteProperty(document.components.responses.RateLimited.headers, 'RateLimit');
    expect(await messages(document)).toHaveLength(1);
  });

  it('require rate limit headers only of operations with a 429 response, and Cache-Control of those with security', async () => {
    const document = validDocument();
    const { 429: _, ...responses } = operation(document).responses;
    for (const { headers: declared = {} } of Object.values(responses)) {
      for (const name of ['RateLimit-Policy', 'RateLimit', 'Cache-Control']) Reflect.deleteProperty(declared, name);
    }
    Object.assign(operation(document), { responses, security: [] });
    expect(await messages(document)).not.toContainEqual(expect.stringContaining('response-headers'));
  });

  it.each<[string, string, (document: TestDocument) => void]>([
    ['400', 'a parameter', () => undefined],
    ['401', 'credentials', () => undefined],
    ['403', 'a scope', () => undefined],
    ['404', 'the ID of a record', () => undefined],
    ['406', 'a response body', () => undefined],
    ['409', 'an idempotency key', (document) => addHeader(document, 'Idempotency-Key')],
    ['412', 'a condition', (document) => addHeader(document, 'If-Match')],
    ['413', 'a JSON body', () => undefined],
    ['415', 'a JSON body', () => undefined],
    ['422', 'a JSON body', () => undefined],
    ['429', 'a rate limit', () => undefined],
    ['500', 'a handler', () => undefined],
    ['503', 'a database', () => undefined],
  ])('report a missing %s response of an operation with %s', async (status, _, change) => {
    const document = validDocument();
    change(document);
    const all = ['409', '412'].map((each) => [each, problemResponse()]);
    Object.assign(operation(document).responses, Object.fromEntries(all));
    expect(await messages(document)).toEqual([]);
    Reflect.deleteProperty(operation(document).responses, status);
    expect(await messages(document)).toEqual([
      expect.stringMatching(new RegExp(`^worklane/error-responses: getNote must have a ${status} response, because`)),
    ]);
  });

  it.each(['post', 'put', 'patch', 'delete'])(
    'require an Idempotency-Key of %s, and the header of a replay',
    async (method) => {
      const document = validDocument() as ReturnType<typeof validDocument> & { paths: Record<string, object> };
      const get = operation(document);
      for (const status of ['409', '422']) Object.assign(get.responses, { [status]: problemResponse() });
      const item = document.paths['/notes/{id}'] as Record<string, object>;
      item[method] = { ...get, operationId: 'changeNote' };
      Reflect.deleteProperty(item, 'get');
      const reports = async () => (await messages(document)).filter((each) => each.includes('idempotency-key'));
      expect(await reports()).toEqual([
        'worklane/idempotency-key: changeNote has an effect. Add the parameter components/parameters.yaml#/IdempotencyKey.',
      ]);
      get.parameters.push({
        ...{ name: 'Idempotency-Key', in: 'header', required: false },
        ...{ schema: { type: 'string' }, example: '1' },
      });
      expect(await reports()).toEqual([
        'worklane/idempotency-key: The 200 response of changeNote must declare the header Idempotency-Replayed.',
      ]);
      Object.assign(get.responses['200']?.headers ?? {}, { 'Idempotency-Replayed': { schema: { type: 'string' } } });
      expect(await reports()).toEqual([]);
    },
  );

  function addHeader(document: TestDocument, name: string): void {
    const header = {
      name,
      in: 'header',
      required: false,
      schema: { type: 'string' },
      example: '1',
    };
    operation(document).parameters.push(header);
  }
});
