import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type Edit, editedDocument } from '@worklane/testing/edited-document';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { extensions } from '../src/extensions.ts';
import worklanePlugin from '../src/plugin.ts';

/** A valid document, and edits of it with the problem that lint reports. */
interface Table {
  // biome-ignore lint/suspicious/noExplicitAny: tests read deeply nested YAML; types would repeat it.
  readonly document: any;
  readonly reports: Readonly<Record<string, Edit & { readonly want: string }>>;
  /** Edits after which the document is valid, too. */
  readonly accepted: Readonly<Record<string, Edit>>;
}

const read = (file: string): Table => parse(readFileSync(new URL(`rules/${file}.yaml`, import.meta.url), 'utf8'));

async function lint(document: object, rules: readonly string[]) {
  const config = await createConfig({
    plugins: [worklanePlugin()],
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error' as const])),
  });
  return lintFromString({ source: JSON.stringify(document), config });
}

/** Beside the mistakes in the documents of this repository, in tools/generators/test/mistakes.yaml. */
describe('the lint rules for operations', () => {
  const { document, reports } = read('operations');
  const get = document.paths['/notes/{id}'].get;
  const problemResponse = get.responses[400];
  const patch = 'paths/~1notes~1{id}/patch';
  const deprecated = { deprecated: true, 'x-deprecated-since': '2027-05-03', 'x-sunset': '2027-11-01' };
  const header = (name: string) => ({ name, in: 'header', required: false, schema: { type: 'string' }, example: '1' });
  const rules = Object.keys(worklanePlugin().rules?.oas3 ?? {}).map((name) => `worklane/${name}`);

  /** Returns the problems of the document after an edit. */
  async function messages(edit: Edit): Promise<string[]> {
    const problems = await lint(editedDocument(document, edit), [...rules, 'struct']);
    return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  }

  it('report no problems for a valid document', async () => {
    expect(await messages({})).toEqual([]);
  });

  it.each(Object.entries(reports))('report %s', async (_name, { want, ...edit }) => {
    expect(await messages(edit)).toContainEqual(expect.stringContaining(want));
  });

  it('accept required properties in the items of a patched list, which is replaced as a whole', async () => {
    const lines = { type: 'array', description: 'The lines.', items: { $ref: '#/components/schemas/Line' } };
    const set = {
      'components/schemas/Line': { title: 'Line', type: 'object', required: ['text'], properties: {} },
      'Note/properties/lines': lines,
      [patch]: { ...get, operationId: 'updateNote' },
    };
    const others = (await messages({ set })).filter((each) => !each.startsWith('worklane/idempotency-key'));
    expect(others).toEqual([]);
  });

  it('accept what is deprecated with its dates and its replacement', async () => {
    const set = {
      'Note/properties/text': { type: 'string', description: 'The text. Use `body` instead.', ...deprecated },
      'paths/~1notes~1{id}/get': { ...get, description: 'There is no replacement.', ...deprecated },
    };
    expect(await messages({ set })).toEqual([]);
  });

  it('report a shared response once', async () => {
    const set = { 'paths/~1notes': { get: { ...get, operationId: 'listNotes', parameters: [] } } };
    expect(await messages({ remove: ['components/responses/RateLimited/headers/RateLimit'], set })).toEqual([
      'worklane/response-headers: The 429 response must declare the header RateLimit.',
    ]);
  });

  it('require rate limit headers only of operations with a 429 response, and Cache-Control of those with security', async () => {
    const { 429: _, ...responses } = get.responses;
    const names = ['RateLimit-Policy', 'RateLimit', 'Cache-Control'];
    const remove = ['getNote/responses/429'].concat(
      Object.keys(responses).flatMap((status) => names.map((name) => `getNote/responses/${status}/headers/${name}`)),
    );
    expect(await messages({ remove, set: { 'getNote/security': [] } })).not.toContainEqual(
      expect.stringContaining('response-headers'),
    );
  });

  it.each([
    ['400', 'a parameter'],
    ['401', 'credentials'],
    ['403', 'a scope'],
    ['404', 'the ID of a record'],
    ['406', 'a response body'],
    ['409', 'an idempotency key', 'Idempotency-Key'],
    ['412', 'a condition', 'If-Match'],
    ['413', 'a JSON body'],
    ['415', 'a JSON body'],
    ['422', 'a JSON body'],
    ['429', 'a rate limit'],
    ['500', 'a handler'],
    ['503', 'a database'],
  ])('report a missing %s response of an operation with %s', async (status, _, name?: string) => {
    const set = {
      ...(name && { 'getNote/parameters/-': header(name) }),
      'getNote/responses': { ...get.responses, 409: problemResponse, 412: problemResponse },
    };
    expect(await messages({ set })).toEqual([]);
    Reflect.deleteProperty(set['getNote/responses'], status);
    expect(await messages({ set })).toEqual([
      expect.stringMatching(new RegExp(`^worklane/error-responses: getNote must have a ${status} response, because`)),
    ]);
  });

  it.each(['post', 'put', 'patch', 'delete'])(
    'require an Idempotency-Key of %s, and the header of a replay',
    async (method) => {
      const responses = { ...get.responses, 409: problemResponse, 422: problemResponse };
      const operation = { ...get, operationId: 'changeNote', responses };
      const reports = async (set: object) => {
        const item = { [method]: operation };
        const problems = await messages({ set: { 'paths/~1notes~1{id}': item, ...set } });
        return problems.filter((each) => each.includes('idempotency-key'));
      };
      expect(await reports({})).toEqual([
        'worklane/idempotency-key: changeNote has an effect. Add the parameter components/parameters.yaml#/IdempotencyKey.',
      ]);
      const key = { 'changeNote/parameters/-': header('Idempotency-Key') };
      expect(await reports(key)).toEqual([
        'worklane/idempotency-key: The 200 response of changeNote must declare the header Idempotency-Replayed.',
      ]);
      const replayed = { 'changeNote/responses/200/headers/Idempotency-Replayed': { schema: { type: 'string' } } };
      expect(await reports({ ...key, ...replayed })).toEqual([]);
    },
  );
});

describe('the lint rules for schemas', () => {
  const { document, reports, accepted } = read('schemas');
  const rules = [
    ...['integer-format', 'known-extensions', 'named-enums', 'portable-pattern'],
    ...['record-rules', 'reference-type', 'stored-values', 'versions'],
  ];

  /** Returns the problems of the document after an edit, with their places. */
  async function problems(edit: Edit): Promise<string[]> {
    const ids = rules.map((rule) => `worklane/${rule}`);
    const found = await lint(editedDocument(document, edit), ids);
    return found.map(({ ruleId, message, location: [at] }) => `${at?.pointer} ${ruleId.slice(9)}: ${message}`);
  }

  it('report no problems for a valid document', async () => {
    expect(await problems({})).toEqual([]);
  });

  it.each(Object.entries(reports))('report %s once', async (_name, { want, ...edit }) => {
    expect(await problems(edit)).toEqual([want]);
  });

  it('report a misspelled extension with all that exist', async () => {
    const names = Object.keys(extensions).join(', ');
    expect(await problems({ set: { 'Note/properties/words/x-sortabel': true } })).toEqual([
      `#/components/schemas/Note/properties/words/x-sortabel known-extensions: Unknown extension x-sortabel. Use ${names}, or declare it in tools/spec-rules/src/extensions.yaml.`,
    ]);
  });

  it('report settings that are no properties', async () => {
    const settings = { constant: ['path'], computed: ['wrods'], initial: { path: 'a', lost: 1 } };
    const place = '#/components/schemas/Note/x-settings record-rules: x-settings names';
    expect(await problems({ set: { 'Note/x-settings': settings } })).toEqual(
      ['wrods', 'lost'].map((name) => `${place} ${name}, which is no property.`),
    );
  });

  it.each(Object.entries(accepted))('accept %s', async (_name, edit) => {
    expect(await problems(edit)).toEqual([]);
  });
});
