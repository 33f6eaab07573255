import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import worklanePlugin from '../src/plugin.ts';

const rules = Object.keys(worklanePlugin().rules?.oas3 ?? {}).map((name) => `worklane/${name}`);

const problem = () => ({
  title: 'Problem',
  type: 'object',
  'x-origin': 'design',
  properties: { detail: { type: 'string', description: 'What happened.' } },
});

const validDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  paths: {
    '/notes/{id}': {
      get: {
        operationId: 'getNote',
        'x-origin': 'design',
        security: [{ oauth2: ['notes.read'] }],
        parameters: [{ name: 'id', in: 'path', required: true, 'x-origin': 'design', schema: { type: 'integer' } }],
        responses: {
          200: {
            description: 'The note.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Note' } as object,
                examples: { one: { value: { text: 'Buy milk' } } },
              },
            },
          },
          404: {
            description: 'No note.',
            content: {
              'application/problem+json': {
                schema: { $ref: '#/components/schemas/Problem' },
                examples: { one: { value: { detail: 'No note 4.' } } },
              },
            },
          },
        } as Record<string, { content?: Record<string, { schema: object; examples: object }> }>,
      },
    },
  },
  webhooks: {
    'note.created': {
      post: { operationId: 'receiveNoteCreated', 'x-origin': 'design', responses: { 200: { description: 'Taken.' } } },
    },
  },
  components: {
    schemas: {
      Note: {
        title: 'Note',
        type: 'object',
        'x-origin': 'design',
        properties: { text: { type: 'string', description: 'The text.' } as { description?: string } },
      },
      Problem: problem(),
    },
    securitySchemes: {
      oauth2: {
        type: 'oauth2',
        'x-origin': 'document',
        flows: { clientCredentials: { tokenUrl: '/token', scopes: { 'notes.read': 'Read notes' } } },
      },
    },
  },
});

type TestDocument = ReturnType<typeof validDocument>;
const operation = (document: TestDocument) => document.paths['/notes/{id}'].get;

async function messages(document: object): Promise<string[]> {
  const config = await createConfig({
    plugins: [worklanePlugin()],
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error' as const])),
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('the lint rules', () => {
  it('reports no problems for a valid document', async () => {
    expect(await messages(validDocument())).toEqual([]);
  });

  it.each<[string, (document: TestDocument) => void, string]>([
    [
      'an operationId with a verb of another method',
      (document) => Object.assign(operation(document), { operationId: 'createNote' }),
      'worklane/operation-id-naming: operationId "createNote" must be camelCase and start with list, get, stream, authorize.',
    ],
    [
      'an operationId that is not camelCase',
      (document) => Object.assign(operation(document), { operationId: 'get_note' }),
      'worklane/operation-id-naming: operationId "get_note" must be camelCase and start with list, get, stream, authorize.',
    ],
    [
      'a webhook operationId that does not start with receive',
      (document) => Object.assign(document.webhooks['note.created'].post, { operationId: 'noteCreated' }),
      'worklane/operation-id-naming: operationId "noteCreated" must be camelCase and start with receive.',
    ],
    [
      'an operation without an origin',
      (document) => Reflect.deleteProperty(operation(document), 'x-origin'),
      'worklane/origin: An operation must have x-origin: document or design.',
    ],
    [
      'a parameter with an unknown origin',
      (document) => Object.assign(operation(document).parameters[0] ?? {}, { 'x-origin': 'elsewhere' }),
      'worklane/origin: A parameter must have x-origin: document or design.',
    ],
    [
      'a named schema without an origin',
      (document) => Reflect.deleteProperty(document.components.schemas.Note, 'x-origin'),
      'worklane/origin: The schema Note must have x-origin: document or design.',
    ],
    [
      'a security scheme without an origin',
      (document) => Reflect.deleteProperty(document.components.securitySchemes.oauth2, 'x-origin'),
      'worklane/origin: A security scheme must have x-origin: document or design.',
    ],
    [
      'an error response that is not a problem',
      (document) => {
        const { content } = operation(document).responses['404'] ?? {};
        Object.assign(content ?? {}, { 'application/json': content?.['application/problem+json'] });
        Reflect.deleteProperty(content ?? {}, 'application/problem+json');
      },
      'worklane/problem-responses: The 404 response must be application/problem+json with the schema Problem.',
    ],
    [
      'an error response without a body',
      (document) => Reflect.deleteProperty(operation(document).responses['404'] ?? {}, 'content'),
      'worklane/problem-responses: The 404 response must be application/problem+json with the schema Problem.',
    ],
    [
      'an unknown scope',
      (document) => Object.assign(operation(document), { security: [{ oauth2: ['notes.write'] }] }),
      'worklane/scopes-exist: Unknown scope "notes.write".',
    ],
    [
      'an operation without a success response',
      (document) => Reflect.deleteProperty(operation(document).responses, '200'),
      'worklane/success-response: An operation must have a response from 200 to 399.',
    ],
    [
      'a body without an example',
      (document) =>
        Reflect.deleteProperty(operation(document).responses['200']?.content?.['application/json'] ?? {}, 'examples'),
      'worklane/named-bodies: The application/json body must have examples.',
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
      'a property without a description',
      (document) => Reflect.deleteProperty(document.components.schemas.Note.properties.text, 'description'),
      'worklane/property-description: The property "text" must have a description.',
    ],
  ])('report %s', async (_name, change, message) => {
    const document = validDocument();
    change(document);
    expect(await messages(document)).toContain(message);
  });
});
