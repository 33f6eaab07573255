import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bundled from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../src/command-line.ts';
import { archiveName, languages } from '../src/models/languages.ts';
import type { AsyncApi } from '../src/models/payload-document.ts';
import { writeModels } from '../src/models/write-models.ts';

const dist = join(root, 'tools/asyncapi/dist');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-models-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('the archives are the same for the same document', async () => {
  const again = join(folder, 'models');
  await writeModels(bundled as unknown as AsyncApi, again);
  for (const name of languages.map(archiveName)) {
    expect((await readFile(join(again, name))).equals(await readFile(join(dist, name))), name).toBe(true);
  }
});

it('a document that Modelina cannot read is reported with the command', async () => {
  const invalid = { ...bundled, channels: {} } as unknown as AsyncApi;
  await expect(writeModels(invalid, join(folder, 'invalid'))).rejects.toThrow('asyncapi generate models');
});

const hasJavac = spawnSync('javac', ['--version']).status === 0;

/** The annotations of Jackson that the models use, so that they compile without it. */
const annotations = {
  JsonProperty: '  String value() default "";',
  JsonInclude: '  enum Include { NON_NULL }\n  Include value();',
  JsonValue: '',
  JsonCreator: '',
};

it.skipIf(!hasJavac)('the Java models compile (skipped without javac)', async () => {
  const stubs = Object.entries(annotations).map(async ([name, body]) => {
    const file = join(folder, `${name}.java`);
    await writeFile(file, `package com.fasterxml.jackson.annotation;\npublic @interface ${name} {\n${body}\n}\n`);
    return file;
  });
  const sources = join(dist, 'java/worklane/events');
  const models = (await readdir(sources)).map((file) => join(sources, file));
  const args = ['-d', join(folder, 'classes'), ...(await Promise.all(stubs)), ...models];
  const { status, stderr } = spawnSync('javac', args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
