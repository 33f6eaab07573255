import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { validate } from '../src/validate.ts';

const valid = `asyncapi: 3.0.0
info:
  title: Events
  version: 1.0.0
channels:
  task.created:
    $ref: ./channel.yaml
`;

let folder: string;
let document: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-asyncapi-'));
  document = join(folder, 'asyncapi.yaml');
  await writeFile(document, valid);
  await writeFile(join(folder, 'channel.yaml'), 'title: task.created\n');
});
afterAll(() => rm(folder, { recursive: true }));

it('accepts a valid document, and leaves the settings for telemetry in the home folder alone', async () => {
  vi.stubEnv('HOME', folder);
  expect(await validate(document)).toMatchObject({ valid: true });
  expect(existsSync(join(folder, '.asyncapi-analytics'))).toBe(false);
});

it('reports a problem in a referenced file with file, line and column', async () => {
  await writeFile(join(folder, 'channel.yaml'), 'title: 12\n');
  const { valid: isValid, output } = await validate(document);
  expect(isValid).toBe(false);
  expect(output).toContain(`${join(folder, 'channel.yaml')}:1:8 error asyncapi-document-resolved`);
  expect(output).toContain('"title" property type must be string');
});
