import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import { createClient } from '@hey-api/openapi-ts';
import { build } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { compileErrors, validate as validateWithReadme } from '@readme/openapi-parser';
import { validate as validateWithScalar } from '@scalar/openapi-parser';
import { Spectral } from '@stoplight/spectral-core';
import { OpenAPIBackend } from 'openapi-backend';
import { generate } from 'orval';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Document, readOpenApi } from './published-documents.ts';
import { openApiRuleset } from './rulesets/openapi.ts';

// Parsers and generators read the document of OpenAPI 3.2, and the documentation says what becomes of the messages of its stream.

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const table: [tool: string, name: string, version: string, reads: string, messages: string][] = JSON.parse(
  await readFile(`${root}packages/docs/src/downloads/openapi-3.2-readers.json`, 'utf8'),
);

const folder = fileURLToPath(new URL('../test-results/openapi-3.2/', import.meta.url));
const file = join(folder, 'openapi.json');
const path = '/api/events/stream';

/** Returns the document with the stream as its only operation, which takes a tenth of the time. */
function streamOnly(): Document {
  const { webhooks: _, ...document } = readOpenApi('openapi-3.2');
  return { ...document, paths: { [path]: document.paths[path] } };
}

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(streamOnly()));
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const generatorsManifest = `${root}tools/generators/package.json`;

/** Imports a package that the generators of the repository use. */
const fromGenerators = (name: string): Promise<Document> =>
  import(pathToFileURL(createRequire(generatorsManifest).resolve(name)).href);

/** Returns the errors of a document. */
type Parse = (document: Document) => Promise<readonly string[]>;

const messageOf = ({ message }: Error) => [message];

const parsers: Record<string, Parse> = {
  async Redocly(document) {
    const { createConfig, lintFromString } = await fromGenerators('@redocly/openapi-core');
    const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
    return (await lintFromString({ source: JSON.stringify(document), config })).flatMap(messageOf);
  },
  async Spectral(document) {
    const spectral = new Spectral();
    spectral.setRuleset(openApiRuleset);
    const issues = await spectral.run(JSON.stringify(document));
    // The document uses few of its components.
    return issues.filter(({ code }) => code !== 'oas3-unused-component').map(({ message }) => message);
  },
  Scalar: async (document) => ((await validateWithScalar(document)).errors ?? []).map(({ message }) => message),
  'swagger-parser': (document) => SwaggerParser.validate(document).then(() => [], messageOf),
  ReadMe: (document) =>
    validateWithReadme(document).then((result) => (result.valid ? [] : [compileErrors(result)]), messageOf),
  'openapi-backend': (definition) => new OpenAPIBackend({ definition, quick: true }).init().then(() => [], messageOf),
};

/** Returns what a tool makes of the messages. */
const generators: Record<string, () => Promise<string | undefined>> = {
  async Prism() {
    const { getHttpOperationsFromSpec } = createRequire(import.meta.url)('@stoplight/prism-cli/dist/operations');
    const [{ responses }] = await getHttpOperationsFromSpec(file);
    return responses[0].contents[0].schema === undefined ? 'ignored' : 'described';
  },
  async 'openapi-to-postmanv2'() {
    const { default: converter } = await import('openapi-to-postmanv2');
    const input = { type: 'json', data: streamOnly() } as const;
    const result = await new Promise<Document>((resolve) =>
      converter.convertV2(input, {}, (_: unknown, done: unknown) => resolve(done)),
    );
    return JSON.stringify(result.output[0].data).includes('event: task.updated') ? 'their example' : 'ignored';
  },
  async 'openapi-typescript'() {
    const { default: compile, astToString } = await fromGenerators('openapi-typescript');
    return typeIn(/"text\/event-stream": (\w+);/, astToString(await compile(pathToFileURL(file))));
  },
  async 'hey-api'() {
    await createClient({ input: file, output: { path: join(folder, 'hey-api') }, logs: { level: 'silent' } });
    return typeIn(
      /StreamEventsResponses = \{[^}]*200: (\w+);/,
      await readFile(join(folder, 'hey-api/types.gen.ts'), 'utf8'),
    );
  },
  async kubb() {
    const output = { path: join(folder, 'kubb') };
    await build({ config: { input: { path: file }, output, plugins: [pluginOas(), pluginTs()] } });
    return typeIn(/StreamEvents200 = (\w+);/, await readFile(join(folder, 'kubb/types/StreamEvents.ts'), 'utf8'));
  },
  async orval() {
    await generate({ input: { target: file }, output: { client: 'fetch', target: join(folder, 'orval.ts') } });
    const code = await readFile(join(folder, 'orval.ts'), 'utf8');
    expect(code).toContain('streamEventsResponse400 =');
    return code.includes('streamEventsResponse200 =') ? 'a type' : 'no response 200';
  },
};

const typeIn = (pattern: RegExp, code: string) => `\`${pattern.exec(code)?.[1]}\``;

async function outcomeOf(tool: string): Promise<[reads: string, messages: string | undefined]> {
  const { [tool]: parse } = parsers;
  if (!parse) return ['yes', await generators[tool]?.()];
  const [error] = await parse(streamOnly());
  if (error !== undefined) return [`no: ${error.split('. ')[0]?.replace(/\.?$/, '.')}`, ''];
  const wrong = streamOnly();
  const { content } = wrong.paths[path].get.responses['200'];
  content['text/event-stream'].itemSchema = { $ref: '#/components/schemas/None' };
  return ['yes', (await parse(wrong)).length > 0 ? 'checked' : 'ignored'];
}

it.each(table)('%s (%s %s) reads OpenAPI 3.2: %s; its messages: %s', async (tool, name, ...row) => {
  const base = name === 'openapi-typescript' ? generatorsManifest : import.meta.url;
  const { version } = JSON.parse(await readFile(findPackageJSON(name, base) ?? '', 'utf8'));
  expect([version, ...(await outcomeOf(tool))]).toEqual(row);
});
