import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace } from './workspace-copy.ts';

let workspace: Awaited<ReturnType<typeof copyWorkspace>>;
beforeAll(async () => {
  workspace = await copyWorkspace();
});
afterAll(() => workspace.remove());

const generated = 'packages/contract/src/generated';
const scopes = `${generated}/scopes.ts`;
const task = 'specs/schemas/kinds/task/Task.yaml';

it('reports that the committed code is current', async () => {
  const current = { code: 0, output: 'Generated code is current.\n', errors: '' };
  expect(await workspace.generate('--check')).toEqual(current);
});

// mistakes.test.ts makes every mistake.
it('reports problems with file and line, and writes nothing', async () => {
  const before = await workspace.read(task);
  await workspace.edit(scopes, (text) => `${text}// stale\n`);
  await workspace.edit(task, (text) => text.replace('maxLength: 255', 'maxLenght: 255'));
  const { code, errors } = await workspace.generate();
  expect(errors).toMatch(
    /^specs\/schemas\/kinds\/task\/Task\.yaml:\d+:\d+ Property `maxLenght` is not expected here.*$/m,
  );
  expect(code).toBe(1);
  expect(await workspace.read(scopes)).toMatch(/\/\/ stale\n$/);
  await workspace.write(task, before);
  await workspace.edit(scopes, (text) => text.replace('// stale\n', ''));
});

it('reports files as stale after an edit of the specifications or by hand, and obsolete files, and corrects them', async () => {
  const committed = await workspace.read(scopes);
  const schema = '.vscode/schemas/extensions.json';
  const committedSchema = await workspace.read(schema);
  await workspace.edit('specs/openapi/paths/resources/tasks/record.yaml', (text) =>
    text.replace(
      /( {2}summary: Get a task\n)( {2}description: >-\n)/,
      (_, summary, description) => `${summary}${dates('  ').join('')}${description}    Use \`listTasks\`.\n`,
    ),
  );
  await workspace.edit(task, (text) =>
    text.replace(
      'estimated_minutes:\n    description: ',
      `estimated_minutes:\n${dates('    ').join('')}    description: Use \`custom_fields\`. `,
    ),
  );
  await workspace.edit(scopes, (text) => text.replace('Read tasks', 'See tasks'));
  await workspace.edit(schema, (text) => text.replace('x-sortable', 'x-sortabel'));
  await workspace.write(`${generated}/obsolete.ts`, 'export {};\n');

  const names = [
    'asyncapi.json',
    'obsolete.ts',
    'openapi-3.2.json',
    'openapi.json',
    'operations.ts',
    'resources.ts',
    'scopes.ts',
    'types.ts',
  ];
  const files = [...names.map((name) => `${generated}/${name}`), schema].map((file) => `  ${file}\n`);
  expect(await workspace.generate('--check')).toEqual({
    code: 1,
    output: '',
    errors: `Generated code is not current. Run \`npm run generate\`:\n${files.join('')}`,
  });
  expect(await workspace.generate()).toEqual({ code: 0, output: `Generated:\n${files.join('')}`, errors: '' });
  expect(await workspace.read(scopes)).toBe(committed);
  expect(await workspace.read(schema)).toBe(committedSchema);
  await expect(workspace.read(`${generated}/obsolete.ts`)).rejects.toThrow('ENOENT');
});

const dates = (indent: string) =>
  ['deprecated: true', 'x-deprecated-since: 2027-05-03', 'x-sunset: 2027-11-01'].map((line) => `${indent}${line}\n`);

// Continues where the test before it has ended.
it('declares the headers of a deprecated operation in all of its responses, and marks deprecated parts', async () => {
  const { paths, components } = JSON.parse(await workspace.read(`${generated}/openapi.json`));
  const { get, patch } = paths['/api/v1/{organization_id}/tasks/{id}'];
  const headers = { Deprecation: '@1809302400', Sunset: 'Mon, 01 Nov 2027 00:00:00 GMT' };
  expect(Object.keys(get.responses)).toContain('429');
  for (const response of Object.values<{ headers: object }>(get.responses)) {
    for (const [name, value] of Object.entries(headers)) {
      expect(response.headers).toHaveProperty(name, expect.objectContaining({ required: true, example: value }));
    }
  }
  expect(JSON.stringify([patch, components.responses])).not.toContain('Deprecation');
  const types = await workspace.read(`${generated}/types.ts`);
  expect(types).toMatch(/Get a task\s+\* @deprecated/);
  expect(types).toMatch(/@deprecated\s+\* @description Use `custom_fields`/);
  const deprecation = (text: string, name: string) =>
    JSON.parse(
      /"deprecation": (\{[^}]*\{[^}]*\}\s*\}|\{[^}]*\})/.exec(text.slice(text.indexOf(`"${name}": {`)))?.[1] ?? '',
    );
  const dated = { since: '2027-05-03', sunset: '2027-11-01' };
  expect(deprecation(await workspace.read(`${generated}/operations.ts`), 'getTask')).toEqual({ ...dated, headers });
  expect(deprecation(await workspace.read(`${generated}/resources.ts`), 'estimated_minutes')).toEqual(dated);
});
