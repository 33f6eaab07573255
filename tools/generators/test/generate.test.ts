import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyWorkspace } from './workspace-copy.ts';

let workspace: Awaited<ReturnType<typeof copyWorkspace>>;
beforeEach(async () => {
  workspace = await copyWorkspace();
});
afterEach(() => workspace.remove());

/** An edit that is wrong, and what is said of it. */
type Mistake = [file: string, change: (text: string) => string, message: RegExp];

const generated = 'packages/contract/src/generated';
const task = 'specs/schemas/kinds/task/Task.yaml';

test('what is committed is current', async () => {
  expect(await workspace.generate('--check')).toEqual({ code: 0, output: 'Generated code is current.\n', errors: '' });
});

test('files are stale that depend on an edit of the specifications, were edited by hand or are left over, and generation mends them', async () => {
  const scopes = `${generated}/scopes.ts`;
  const committed = await workspace.read(scopes);
  await workspace.edit('specs/schemas/oauth/TokenResponse.yaml', (text) => text.replace('in seconds.', 'in s.'));
  await workspace.edit(scopes, (text) => text.replace('Read tasks', 'See tasks'));
  await workspace.write(`${generated}/left-over.ts`, 'export {};\n');

  const names = ['left-over.ts', 'openapi.json', 'scopes.ts', 'types.ts'];
  const files = names.map((name) => `  ${generated}/${name}\n`);
  expect(await workspace.generate('--check')).toEqual({
    code: 1,
    output: '',
    errors: `Not current; run \`npm run generate\`:\n${files.join('')}`,
  });
  expect((await workspace.generate()).output).toBe(`Generated:\n${files.join('')}`);
  expect(await workspace.read(scopes)).toBe(committed);
  await expect(workspace.read(`${generated}/left-over.ts`)).rejects.toThrow('ENOENT');
  expect(await workspace.read(`${generated}/types.ts`)).toContain('in s.');
});

describe('mistakes in the specifications are named with file, line and a sentence, and nothing is written', () => {
  test.each<[string, Mistake[]]>([
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
      'all at once: references that lead nowhere, an example that is not valid, and keywords that do not exist',
      [
        [
          'specs/schemas/kinds/task/TaskList.yaml',
          (text) => text.replace('./Task.yaml', './Tusk.yaml'),
          /^specs\/schemas\/kinds\/task\/TaskList\.yaml:13:7 Can't resolve \$ref: .*'specs\/schemas\/kinds\/task\/Tusk\.yaml' \(no-unresolved-refs\)$/m,
        ],
        [
          'specs/examples/kinds/task/TaskRecord.yaml',
          (text) => text.replace('priority: high', 'priority: soon'),
          /^specs\/examples\/kinds\/task\/TaskRecord\.yaml:9:\d+ Example value must conform to the schema.*$/m,
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
  ])('%s', async (_name, mistakes) => {
    await workspace.edit(`${generated}/scopes.ts`, (text) => `${text}// stale\n`);
    for (const [file, change] of mistakes) await workspace.edit(file, change);
    const { code, errors } = await workspace.generate();
    for (const [, , message] of mistakes) expect(errors).toMatch(message);
    expect(code).toBe(1);
    expect(await workspace.read(`${generated}/scopes.ts`)).toMatch(/\/\/ stale\n$/);
  });
});
