import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyWorkspace } from './workspace-copy.ts';

let workspace: Awaited<ReturnType<typeof copyWorkspace>>;
beforeEach(async () => {
  workspace = await copyWorkspace();
});
afterEach(() => workspace.remove());

/** An invalid edit and the expected error message. */
type Mistake = [file: string, change: (text: string) => string, message: RegExp];

const generated = 'packages/contract/src/generated';
const task = 'specs/schemas/kinds/task/Task.yaml';

it('reports that the committed code is current', async () => {
  expect(await workspace.generate('--check')).toEqual({ code: 0, output: 'Generated code is current.\n', errors: '' });
});

it('reports files as stale after an edit of the specifications or by hand, and obsolete files, and corrects them', async () => {
  const scopes = `${generated}/scopes.ts`;
  const committed = await workspace.read(scopes);
  await workspace.edit('specs/schemas/oauth/TokenResponse.yaml', (text) => text.replace('in seconds.', 'in s.'));
  await workspace.edit(scopes, (text) => text.replace('Read tasks', 'See tasks'));
  await workspace.write(`${generated}/obsolete.ts`, 'export {};\n');

  const names = ['obsolete.ts', 'openapi.json', 'scopes.ts', 'types.ts'];
  const files = names.map((name) => `  ${generated}/${name}\n`);
  expect(await workspace.generate('--check')).toEqual({
    code: 1,
    output: '',
    errors: `Generated code is not current. Run \`npm run generate\`:\n${files.join('')}`,
  });
  expect((await workspace.generate()).output).toBe(`Generated:\n${files.join('')}`);
  expect(await workspace.read(scopes)).toBe(committed);
  await expect(workspace.read(`${generated}/obsolete.ts`)).rejects.toThrow('ENOENT');
  expect(await workspace.read(`${generated}/types.ts`)).toContain('in s.');
});

it('declares the headers of a deprecated operation in all of its responses, and marks deprecated parts', async () => {
  const dates = (indent: string) =>
    ['deprecated: true', 'x-deprecated-since: 2027-05-03', 'x-sunset: 2027-11-01'].map((line) => `${indent}${line}\n`);
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
  expect((await workspace.generate()).errors).toBe('');

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

describe('generate, given invalid specifications', () => {
  it.each<[string, Mistake[]]>([
    [
      'broken YAML',
      [
        [
          task,
          (text) => text.replace('type: object', 'type: "object'),
          /^specs\/schemas\/kinds\/task\/Task\.yaml:\d+:\d+ .+/m,
        ],
      ],
    ],
    [
      'an invalid example',
      [
        [
          'specs/examples/kinds/task/TaskRecord.yaml',
          (text) => text.replace('priority: high', 'priority: soon'),
          /^specs\/examples\/kinds\/task\/TaskRecord\.yaml:9:\d+ Example value must conform to the schema.*$/m,
        ],
      ],
    ],
    [
      'unresolved references and unknown keywords in one run',
      [
        [
          'specs/schemas/kinds/task/TaskList.yaml',
          (text) => text.replace('./Task.yaml', './Tusk.yaml'),
          /^specs\/schemas\/kinds\/task\/TaskList\.yaml:13:7 Can't resolve \$ref: .*'specs\/schemas\/kinds\/task\/Tusk\.yaml' \(no-unresolved-refs\)$/m,
        ],
        [
          task,
          (text) => text.replace('maxLength: 255', 'maxLenght: 255'),
          /^specs\/schemas\/kinds\/task\/Task\.yaml:\d+:\d+ Property `maxLenght` is not expected here.*$/m,
        ],
        [
          'specs/asyncapi/asyncapi.yaml',
          (text) => text.replace('action: send', 'action: sned'),
          /^specs\/asyncapi\/asyncapi\.yaml:\d+:\d+ `action` can be one of the following only: "send", "receive".*$/m,
        ],
        [
          'specs/asyncapi/channels/task.created.yaml',
          (text) => text.replace('../messages/task.created.yaml', '../messages/task.made.yaml'),
          /^specs\/asyncapi\/channels\/task\.created\.yaml:\d+:\d+ .*task\.made\.yaml.*$/m,
        ],
      ],
    ],
    [
      'a message that refers to a schema in use',
      [
        [
          'specs/asyncapi/messages/task.created.yaml',
          (text) => text.replace('TaskCreated.yaml', 'TaskUpdated.yaml'),
          /^specs\/asyncapi\/messages\/task\.created\.yaml:10:1 task\.created has the payload TaskUpdated in AsyncAPI .*$/m,
        ],
      ],
    ],
    [
      'a schema whose name is not an identifier',
      [
        [
          'specs/schemas/event/EventType.yaml',
          (text) => text.replace('title: EventType', 'title: Event type'),
          /^specs\/schemas\/event\/EventType\.yaml:1:8 The title must be EventType, like the name of the file\. .*$/m,
        ],
      ],
    ],
  ])('reports %s with file and line, and writes nothing', async (_name, mistakes) => {
    await workspace.edit(`${generated}/scopes.ts`, (text) => `${text}// stale\n`);
    for (const [file, change] of mistakes) await workspace.edit(file, change);
    const { code, errors } = await workspace.generate();
    for (const [, , message] of mistakes) expect(errors).toMatch(message);
    expect(code).toBe(1);
    expect(await workspace.read(`${generated}/scopes.ts`)).toMatch(/\/\/ stale\n$/);
  });
});
