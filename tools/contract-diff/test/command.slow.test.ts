import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../src/command.ts';
import { contract, type LooseContract } from './contract.ts';
import { Repository } from './repository.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const command = (folder: string, ...args: readonly string[]) => {
  const { exitCode, output = '', error = '' } = run(args, folder);
  return { status: exitCode, stdout: output, stderr: error };
};

const changed = (change: (contract: LooseContract) => void) => {
  const copy = contract();
  change(copy);
  return copy;
};

const breaking = changed(({ openapi, asyncapi }) => {
  for (const { components } of [openapi, asyncapi]) delete components.schemas.Task.properties.description;
});
const dangerous = changed(({ openapi }) => openapi.components.schemas.TaskStatus.enum.push('archived'));
const descriptionOnly = changed(({ openapi }) => {
  openapi.info.description = 'Another description.';
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

beforeEach(() => {
  // A git hook that runs the tests sets variables that select the real repository.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
  repository.write(contract());
});

describe('contract:diff', () => {
  it.each([
    ['its output and its exit code', ['--base', 'v1', '--head', 'v2'], 1, /^Contract changes from v1 to v2\n/, /^$/],
    ['an error', [], 2, /^$/, /^contract:diff: Missing option --base\..*\n$/],
  ] as const)('returns %s to the shell', (_, args, status, stdout, stderr) => {
    const result = spawnSync(process.execPath, ['--conditions=@worklane/source', main, ...args], {
      cwd: repository.root,
      encoding: 'utf8',
    });
    expect(result.stdout).toMatch(stdout);
    expect(result.stderr).toMatch(stderr);
    expect(result.status).toBe(status);
  });

  it('exits with 0 if nothing changed', () => {
    const { status, stdout } = command(repository.root, '--base', 'v1');
    expect(stdout).toBe('No changes that affect clients or receivers from v1 to the working tree.');
    expect(status).toBe(0);
  });

  it('exits with 0 if only descriptions changed', () => {
    repository.write(descriptionOnly);
    const { status, stdout } = command(repository.root, '--base', 'v1');
    expect(stdout).toContain('No changes that affect clients or receivers');
    expect(status).toBe(0);
  });

  it('exits with 0 for dangerous changes', () => {
    repository.write(dangerous);
    const { status, stdout } = command(repository.root, '--base', 'v1');
    expect(stdout).toContain('Dangerous: 1\n\n  TaskStatus: value "archived" added\n');
    expect(status).toBe(0);
  });

  it('compares only the document of --document', () => {
    repository.write(changed(({ asyncapi }) => delete asyncapi.operations.sendTaskCreated));
    expect(command(repository.root, '--base', 'v1', '--document', 'openapi').status).toBe(0);
    expect(command(repository.root, '--base', 'v1', '--document', 'asyncapi').status).toBe(1);
  });

  it('prints the usage for --help', () => {
    const { status, stdout } = command(repository.root, '--help');
    expect(stdout).toContain('--base <git ref>');
    expect(status).toBe(0);
  });
  it('exits with 1 for breaking changes in the working tree', () => {
    repository.write(breaking);
    const { status, stdout } = command(repository.root, '--base', 'v1');
    expect(stdout).toBe(
      `Contract changes from v1 to the working tree

Breaking: 2

  Task.description: field removed
    readers rely on it (field-removed, openapi and asyncapi)
    in listTasks response 200, createTask response 201, batchTasks response 200 and 11 more

  Task.description: stored values without a field
    needs migration: declare x-renamed-from at the new name, or list it in x-resource.removed (stored-field-lost, openapi)`,
    );
    expect(status).toBe(1);
  });

  it('exits with 1 for breaking changes between two commits, in a subfolder of the repository', () => {
    const { status, stdout } = command(join(repository.root, 'packages'), '--base', 'v1', '--head', 'v2');
    expect(stdout).toContain('Contract changes from v1 to v2');
    expect(status).toBe(1);
  });

  it('writes markdown for --format markdown', () => {
    const { status, stdout } = command(repository.root, '--base', 'v1', '--head', 'v2', '--format', 'markdown');
    expect(stdout).toContain(
      '### Contract changes from v1 to v2\n\n#### Breaking: 2\n\n| location | change | reason | affects |\n',
    );
    expect(stdout).toContain('| Task.description | field removed | readers rely on it | listTasks response 200, ');
    expect(status).toBe(1);
  });

  it('writes JSON for --format json', () => {
    const { status, stdout } = command(repository.root, '--base', 'v1', '--head', 'v2', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      base: 'v1',
      head: 'v2',
      breaking: 2,
      dangerous: 0,
      compatible: 0,
      changes: [
        {
          severity: 'breaking',
          rule: 'field-removed',
          documents: ['openapi', 'asyncapi'],
          location: 'Task.description',
          pointer: '#/components/schemas/Task/properties/description',
          affected: expect.arrayContaining([
            'getTask response 200',
            'webhook task.created body',
            'sendTaskCreated payload',
          ]),
        },
        { severity: 'breaking', rule: 'stored-field-lost', documents: ['openapi'], location: 'Task.description' },
      ],
    });
    expect(status).toBe(1);
  });
  it.each([
    ['no base', [], 'Missing option --base. Pass a git reference such as --base main.'],
    ['an unknown base', ['--base', 'nowhere'], 'Unknown git reference "nowhere".'],
    ['an unknown head', ['--base', 'v1', '--head', 'nowhere'], 'Unknown git reference "nowhere".'],
    ['a reference that looks like an option', ['--base=--all'], 'Unknown git reference "--all".'],
    [
      'a base without the contract',
      ['--base', 'empty'],
      'empty does not contain packages/contract/src/generated/openapi.json.',
    ],
    [
      'a base that is not JSON',
      ['--base', 'broken'],
      'packages/contract/src/generated/openapi.json at broken is not JSON',
    ],
    [
      'an unknown format',
      ['--base', 'v1', '--format', 'xml'],
      'Invalid value "xml" for --format. Allowed values: text, markdown, json.',
    ],
    [
      'an unknown document',
      ['--base', 'v1', '--document', 'raml'],
      'Invalid value "raml" for --document. Allowed values: openapi, asyncapi, dashboard.',
    ],
    ['an unknown option', ['--base', 'v1', '--strict'], "Unknown option '--strict'"],
  ])('exits with 2 for %s', (_, args, message) => {
    const { status, stdout, stderr } = command(repository.root, ...args);
    expect(stderr).toContain(`contract:diff: ${message}`);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it.each<readonly [string, (contract: LooseContract) => void, string]>([
    [
      'an unresolved reference',
      ({ openapi }) => delete openapi.components.schemas.Task,
      'head openapi: #/components/schemas/Task does not exist.',
    ],
    [
      'a reference to itself',
      ({ openapi }) => (openapi.components.schemas.Task = { $ref: '#/components/schemas/Task' }),
      'head openapi: #/components/schemas/Task refers to itself.',
    ],
    [
      'a reference to another file',
      ({ openapi }) => (openapi.components.schemas.Task = { $ref: 'task.yaml' }),
      'head openapi: task.yaml is in another document. Bundle the documents first. It is referenced at #/components/schemas/Task.',
    ],
    [
      'a schema that is a number',
      ({ openapi }) => (openapi.components.schemas.Task = 3),
      'head openapi: #/components/schemas/Task must be an object.',
    ],
    [
      'another version',
      ({ asyncapi }) => (asyncapi.asyncapi = '2.6.0'),
      'head asyncapi: asyncapi version 2.6.0 is not supported. Use version 3.',
    ],
  ])('exits with 2 for %s in the working tree', (_, change, message) => {
    repository.write(changed(change));
    const { status, stderr } = command(repository.root, '--base', 'v1');
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  it('exits with 2 for a missing document', () => {
    repository.remove('asyncapi.json');
    const { status, stderr } = command(repository.root, '--base', 'v1');
    expect(stderr).toContain('Cannot read packages/contract/src/generated/asyncapi.json. Run npm run generate.');
    expect(status).toBe(2);
  });

  it('exits with 2 outside a git repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
    const { status, stderr } = command(folder, '--base', 'v1');
    rmSync(folder, { recursive: true });
    expect(stderr).toContain('is not in a git repository. Run the command inside a checkout.');
    expect(status).toBe(2);
  });
});
