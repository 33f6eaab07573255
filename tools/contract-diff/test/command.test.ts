import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract, type LooseContract } from './contract.ts';
import { environment, Repository } from './repository.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const command = (folder: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [main, ...args], { cwd: folder, env: environment, encoding: 'utf8' });

const changed = (change: (contract: LooseContract) => void) => {
  const copy = contract();
  change(copy);
  return copy;
};

const breaking = changed(({ openapi, asyncapi }) => {
  for (const { components } of [openapi, asyncapi]) delete components.schemas.Task.properties.description;
});
const dangerous = changed(({ openapi }) => openapi.components.schemas.Task.properties.status.enum.push('archived'));
const wordsOnly = changed(({ openapi }) => {
  openapi.info.description = 'Other words.';
});

let repository: Repository;

beforeAll(() => {
  repository = new Repository();
  repository.commit('empty');
  repository.write(contract());
  repository.commit('v1');
  repository.write(breaking);
  repository.commit('v2');
  repository.writeText('openapi.json', '{');
  repository.commit('broken');
});

afterAll(() => repository[Symbol.dispose]());

beforeEach(() => repository.write(contract()));

describe('exit code 0', () => {
  test('nothing changed', () => {
    const { status, stdout } = command(repository.root, '--base', 'v1');
    expect(stdout).toBe('Nothing that a client or a receiver could notice changed from v1 to the working tree.\n');
    expect(status).toBe(0);
  });

  test('only words changed', () => {
    repository.write(wordsOnly);
    const { status, stdout } = command(repository.root, '--base', 'v1');
    expect(stdout).toContain('Nothing that a client or a receiver could notice changed');
    expect(status).toBe(0);
  });

  test('something is dangerous, but nothing breaks', () => {
    repository.write(dangerous);
    const { status, stdout } = command(repository.root, '--base', 'v1');
    expect(stdout).toContain('Dangerous: 1\n\n  Task.status: value "archived" added\n');
    expect(status).toBe(0);
  });

  test('the other document breaks', () => {
    repository.write(changed(({ asyncapi }) => delete asyncapi.operations.sendTaskCreated));
    expect(command(repository.root, '--base', 'v1', '--document', 'openapi').status).toBe(0);
    expect(command(repository.root, '--base', 'v1', '--document', 'asyncapi').status).toBe(1);
  });

  test('help is asked for', () => {
    const { status, stdout } = command(repository.root, '--help');
    expect(stdout).toContain('--base <git ref>');
    expect(status).toBe(0);
  });
});

describe('exit code 1', () => {
  test('the working tree breaks the base', () => {
    repository.write(breaking);
    const { status, stdout } = command(repository.root, '--base', 'v1');
    expect(stdout).toBe(
      `The contract from v1 to the working tree

Breaking: 1

  Task.description: field removed
    readers rely on it (field-removed, openapi and asyncapi)
    in listTasks answer 200, createTask answer 201, getTask answer 200 and 8 more
`,
    );
    expect(status).toBe(1);
  });

  test('one commit breaks another, seen from a folder inside the repository', () => {
    const { status, stdout } = command(join(repository.root, 'packages'), '--base', 'v1', '--head', 'v2');
    expect(stdout).toContain('The contract from v1 to v2');
    expect(status).toBe(1);
  });

  test('markdown for a pull request', () => {
    const { status, stdout } = command(repository.root, '--base', 'v1', '--head', 'v2', '--format', 'markdown');
    expect(stdout).toContain('### Contract: v1 to v2\n\n#### Breaking: 1\n\n| where | what | why | reaches |\n');
    expect(stdout).toContain('| Task.description | field removed | readers rely on it | listTasks answer 200, ');
    expect(status).toBe(1);
  });

  test('JSON for programs', () => {
    const { status, stdout } = command(repository.root, '--base', 'v1', '--head', 'v2', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      base: 'v1',
      head: 'v2',
      breaking: 1,
      dangerous: 0,
      compatible: 0,
      changes: [
        {
          severity: 'breaking',
          rule: 'field-removed',
          documents: ['openapi', 'asyncapi'],
          where: 'Task.description',
          pointer: '#/components/schemas/Task/properties/description',
          places: expect.arrayContaining([
            'getTask answer 200',
            'webhook task.created body',
            'sendTaskCreated payload',
          ]),
        },
      ],
    });
    expect(status).toBe(1);
  });
});

describe('exit code 2', () => {
  test.each([
    ['no base', [], 'Say what to compare with: --base main, or another git reference.'],
    ['an unknown base', ['--base', 'nowhere'], 'This repository has no commit "nowhere".'],
    ['an unknown head', ['--base', 'v1', '--head', 'nowhere'], 'This repository has no commit "nowhere".'],
    ['a reference that looks like an option', ['--base=--all'], 'This repository has no commit "--all".'],
    ['a base without the contract', ['--base', 'empty'], 'empty has no packages/contract/src/generated/openapi.json.'],
    [
      'a base that is not JSON',
      ['--base', 'broken'],
      'packages/contract/src/generated/openapi.json at broken is not JSON',
    ],
    ['an unknown format', ['--base', 'v1', '--format', 'xml'], '--format is text or markdown or json, not "xml".'],
    [
      'an unknown document',
      ['--base', 'v1', '--document', 'raml'],
      '--document is openapi or asyncapi or dashboard, not "raml".',
    ],
    ['an unknown option', ['--base', 'v1', '--strict'], "Unknown option '--strict'"],
  ])('%s', (_, args, sentence) => {
    const { status, stdout, stderr } = command(repository.root, ...args);
    expect(stderr).toContain(`contract:diff: ${sentence}`);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test.each<readonly [string, (contract: LooseContract) => void, string]>([
    [
      'a dead reference',
      ({ openapi }) => delete openapi.components.schemas.Task,
      '#/components/schemas/Task, which does not exist.',
    ],
    [
      'a reference to itself',
      ({ openapi }) => (openapi.components.schemas.Task = { $ref: '#/components/schemas/Task' }),
      'head openapi: #/components/schemas/Task refers to itself.',
    ],
    [
      'a reference to another file',
      ({ openapi }) => (openapi.components.schemas.Task = { $ref: 'task.yaml' }),
      'head openapi: #/components/schemas/Task refers to task.yaml. Bundle the document first.',
    ],
    [
      'a schema that is a number',
      ({ openapi }) => (openapi.components.schemas.Task = 3),
      'head openapi: #/components/schemas/Task should be an object.',
    ],
    [
      'another version',
      ({ asyncapi }) => (asyncapi.asyncapi = '2.6.0'),
      'head asyncapi: not asyncapi 3, its asyncapi field is 2.6.0.',
    ],
  ])('%s in the working tree', (_, change, sentence) => {
    repository.write(changed(change));
    const { status, stderr } = command(repository.root, '--base', 'v1');
    expect(stderr).toContain(sentence);
    expect(status).toBe(2);
  });

  test('a document that is missing', () => {
    repository.remove('asyncapi.json');
    const { status, stderr } = command(repository.root, '--base', 'v1');
    expect(stderr).toContain('packages/contract/src/generated/asyncapi.json cannot be read. Run npm run generate.');
    expect(status).toBe(2);
  });

  test('a folder that is in no repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
    const { status, stderr } = command(folder, '--base', 'v1');
    rmSync(folder, { recursive: true });
    expect(stderr).toContain('is in no git repository. Run this inside the checkout.');
    expect(status).toBe(2);
  });
});
