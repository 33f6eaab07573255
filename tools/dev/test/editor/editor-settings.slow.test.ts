import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@worklane/generators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { YamlLanguageServer } from './yaml-language-server.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json')) as Record<string, unknown>;
const patterns = Object.values(settings['yaml.schemas'] as Record<string, string | string[]>).flat();

/** The files in specs/ without examples and the binding of operations, which are data. */
const files = globSync('specs/{openapi,asyncapi,schemas,flows}/**/*.yaml', { cwd: root })
  .filter((file) => !file.startsWith('specs/asyncapi/components/'))
  .toSorted();

let server: YamlLanguageServer;
beforeAll(async () => {
  server = await YamlLanguageServer.start(settings);
});
afterAll(() => server[Symbol.dispose]());

it('covers every file with a schema', () => {
  const covered = new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root })));
  expect(files.filter((file) => !covered.has(file))).toEqual([]);
});

it('reports nothing in specs/', async () => {
  const reports = await Promise.all(
    files.map(async (file) => (await server.problems(file, read(file))).map((problem) => `${file}:${problem}`)),
  );
  const problems = reports.flat();
  expect(problems).toEqual([]);
});

const task = 'specs/schemas/kinds/task/Task.yaml';
const tasks = 'specs/openapi/paths/resources/tasks/collection.yaml';
const authorize = 'specs/openapi/paths/oauth/authorize.yaml';

describe('reports', () => {
  it.each([
    ['a misspelled extension', task, 'x-sortable: true', 'x-sortabel: true', /x-sortabel/],
    ['an extension with an unknown value', task, 'x-filter: equals', 'x-filter: equal', /equals.*contains.*range/],
    ['a reference to an unknown kind', task, 'x-references: project', 'x-references: projekt', /task|anyOf|Value/],
    ['a misspelled keyword', task, 'maxLength: 255', 'maxLenght: 255', /maxLenght/],
    ['a keyword with a value of another type', task, 'maxLength: 255', 'maxLength: long', /integer/],
    ['a misspelled extension of an operation', authorize, 'x-origin:', 'x-orign:', /x-orign/],
    ['a misspelled field of an operation', tasks, 'operationId:', 'operationID:', /operationID/],
    ['an invalid field of a channel', 'specs/asyncapi/channels/webhook.test.yaml', 'summary: A', 'sumary: A', /sumary/],
    ['an invalid field of a flow', 'specs/flows/catch-up.arazzo.yaml', /workflowId:/, 'workflowID:', /workflowI[dD]/],
  ])('%s', async (_, file, find, replace, message) => {
    const text = read(file);
    const edited = text.replace(find, replace);
    expect(edited).not.toBe(text);
    const problems = await server.problems(file, edited);
    const line = edited.slice(0, text.search(find)).split('\n').length;
    expect(problems.join('\n')).toMatch(message);
    expect(problems.some((problem) => problem.startsWith(`${line}: `) || file.includes('flows'))).toBe(true);
  });
});

it('completes extensions and their values', async () => {
  expect(await server.completions(task, 'title: Task\nx-')).toEqual(expect.arrayContaining(['x-resource', 'x-origin']));
  expect(await server.completions(task, 'properties:\n  a:\n    x-filter: ')).toEqual(
    expect.arrayContaining(['equals', 'contains', 'range']),
  );
});
