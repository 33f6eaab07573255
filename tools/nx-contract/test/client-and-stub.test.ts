import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeClient } from '../src/command/client.ts';
import { createStub } from '../src/stub/index.ts';

type Place = 'path' | 'query' | 'header' | 'cookie';

/** Every style in every place, and the shapes of values that it writes (OpenAPI 3.1.1, section 4.8.12.3). */
const styles: readonly (readonly [Place, style: string, explode: boolean, allowReserved?: boolean])[] = [
  ...(['simple', 'label', 'matrix'] as const).flatMap((style) =>
    [false, true].map((explode) => ['path', style, explode] as const),
  ),
  ...[false, true].flatMap((allowReserved) => [
    ['query', 'form', false, allowReserved] as const,
    ['query', 'form', true, allowReserved] as const,
    ['query', 'spaceDelimited', false, allowReserved] as const,
    ['query', 'pipeDelimited', false, allowReserved] as const,
    ['query', 'deepObject', true, allowReserved] as const,
  ]),
  ['header', 'simple', false],
  ['header', 'simple', true],
  ['cookie', 'form', false],
  // Declared as content of the media type.
  ['query', 'application/json', false],
  ['header', 'application/json', false],
];

const character = fc.constantFrom(...'/?#[]@!$&\'()*+,;=.|%" ab0', 'ü', '€', '😀');
const text = fc.string({ unit: character, maxLength: 6 });
const key = fc.string({ unit: character, minLength: 1, maxLength: 3 });
const string = { type: 'string' };
const shapes = {
  string: [string, text],
  array: [{ type: 'array', items: string }, fc.array(text, { maxLength: 4 })],
  object: [
    { type: 'object', additionalProperties: string },
    fc.dictionary(key, text, { maxKeys: 3, noNullPrototype: true }),
  ],
} as const;

const cases = styles.flatMap(([place, style, explode, allowReserved = false]) =>
  (['string', 'array', 'object'] as const)
    // The specification leaves the others open.
    .filter((shape) => style !== 'deepObject' || shape === 'object')
    .map((shape, i) => ({
      place,
      style,
      explode,
      allowReserved,
      shape,
      id: `${place}${style.replace('/', '')}${explode}${allowReserved}${i}`,
    })),
);

/** A document with an operation for each case. */
const document = {
  openapi: '3.1.1',
  info: { title: 'Styles', version: '1' },
  servers: [{ url: 'https://styles.example' }],
  paths: Object.fromEntries(
    cases.map(({ id, place, style, explode, allowReserved, shape }) => [
      `/${id}${place === 'path' ? '/{value}' : ''}`,
      {
        get: {
          operationId: id,
          parameters: [
            {
              ...{ name: 'value', in: place, required: place === 'path' },
              ...(style.includes('/')
                ? { content: { [style]: { schema: shapes[shape][0] } } }
                : { style, explode, schema: shapes[shape][0] }),
              ...(place === 'query' && { allowReserved }),
            },
          ],
          responses: { 200: { description: 'The value.', content: { 'application/json': { schema: {} } } } },
        },
      },
    ]),
  ),
};

interface Client {
  GET(path: string, init: object): Promise<{ data?: { value?: unknown }; error?: unknown }>;
}

let folder: string;
let client: Client;

beforeAll(async () => {
  // Inside the package, where the generated code finds openapi-fetch.
  folder = mkdtempSync(join(import.meta.dirname, 'generated-styles-'));
  writeFileSync(join(folder, 'styles.json'), JSON.stringify(document));
  writeClient(join(folder, 'styles.json'));
  const { createClient } = await import(join(folder, 'styles.client.ts'));
  const handlers = Object.fromEntries(
    cases.map(({ id, place }) => [
      id,
      (input: Record<string, object>) => ({ status: 200, body: input[partOf(place)] }),
    ]),
  );
  client = createClient({ fetch: await createStub(document, handlers as never, {}) });
});
afterAll(() => rmSync(folder, { recursive: true }));

const partOf = (place: Place) => ({ path: 'params', query: 'query', header: 'headers', cookie: 'cookies' })[place];

it.each(cases)(
  'the stub reads what the client writes: $place $style explode $explode allowReserved $allowReserved $shape',
  async (each) => {
    const { id, place, allowReserved, shape } = each;
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(shapes[shape][1] as fc.Arbitrary<unknown>, async (value) => {
        // Escapes are part of the value (RFC 6570, section 3.2.3).
        // HTTP removes spaces around values of headers.
        fc.pre(place !== 'header' || !/" | "/.test(JSON.stringify(value)));
        fc.pre(!allowReserved || !/%[\da-f]{2}/i.test(JSON.stringify(value)));
        const path = `/${id}${place === 'path' ? '/{value}' : ''}`;
        const response = await client.GET(path, { params: { [place]: { value } } }).catch((error: Error) => error);
        if (response instanceof Error) {
          expect(response.message).toMatch(/^value must /);
          return;
        }
        sent += 1;
        expect(response.error).toBeUndefined();
        expect(response.data?.value).toEqual(value);
      }),
    );
    expect(sent).toBeGreaterThan(0);
  },
);
