import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationList } from '../../src/api/operations.ts';
import { contract } from '../../src/contract.ts';
import { runCli, withoutBackoff } from '../run-cli.ts';

let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const env = () => ({ WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: mock.url });
const api = (...args: string[]) => runCli(['api', ...args], { env: env() });
const listed = async () => JSON.parse((await api('listTasks', '--limit', '200')).stdout).data as { id: number }[];

describe('worklane api --all', () => {
  it.each([['--json'], []])('prints every item once, as a line of JSON (%s)', async (...json) => {
    const { exitCode, stdout } = await api('listTasks', '--all', '--limit', '7', ...json);
    expect(exitCode).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(await listed());
  });

  it('reads the event feed up to now, whose cursor never ends', async () => {
    await api('createTask', '--field', 'title=Paint');
    const { exitCode, stdout } = await api('listEvents', '--all', '--types', 'task.created');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout.trimEnd().split('\n').at(-1) as string)).toMatchObject({ type: 'task.created' });
  });

  it('starts at --cursor', async () => {
    const first = JSON.parse((await api('listTasks', '--limit', '5')).stdout);
    const { stdout } = await api('listTasks', '--all', '--limit', '5', '--cursor', first.next_cursor);
    expect(stdout.trimEnd().split('\n')).toHaveLength((await listed()).length - 5);
  });

  it('cannot be combined with --include', async () => {
    expect((await api('listTasks', '--all', '--include')).exitCode).toBe(2);
  });
});

describe('worklane api --table', () => {
  it('prints the ID and the fields that fit the width', async () => {
    const { stdout, stderr } = await api('listTasks', '--table', '--limit', '3');
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^id +title +.*status/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(stderr).toMatch(/^More results: use --all, or --cursor \S+\n$/);
  });

  it('prints all pages with --all', async () => {
    const { stdout } = await api('listTasks', '--table', '--all', '--limit', '20');
    expect(stdout.trimEnd().split('\n')).toHaveLength((await listed()).length + 1);
  });

  it('prints the chosen columns, also fields of objects', async () => {
    const { stdout } = await api('listProjects', '--columns', 'id,budget.currency', '--limit', '1');
    expect(stdout).toMatch(/^id +budget\.currency\n/);
  });

  it('suggests a column', async () => {
    const { exitCode, stderr } = await api('listTasks', '--columns', 'id,titel');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Unknown column "titel". Did you mean "title"?');
  });

  it('prints a record as a row for each field', async () => {
    const { stdout } = await api('createTask', '--field', 'title=Paint', '--field', 'tags=a,b', '--table');
    expect(stdout).toMatch(/^field +value\nid +\d+\n/);
    expect(stdout).toMatch(/^tags +a, b$/m);
  });

  it('cannot be combined with --json', async () => {
    expect((await api('listTasks', '--table', '--json')).exitCode).toBe(2);
  });
});

describe('worklane api', () => {
  it('prints status and headers before the body with --include', async () => {
    const created = await api('createTask', '--field', 'title=Paint', '--include');
    const [head = '', body = ''] = created.stdout.split('\n\n');
    expect(head).toMatch(/^HTTP\/1\.1 201 Created\n/);
    expect(head).toMatch(/^etag: "1"$/m);
    expect(JSON.parse(body)).toMatchObject({ title: 'Paint' });
  });

  it('prints nothing for a response without a body', async () => {
    const { id } = JSON.parse((await api('createTask', '--field', 'title=Paint')).stdout);
    expect(await api('deleteTask', String(id))).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  });

  it.each([
    ['--table', 'getTask', '999999'],
    ['--json', 'getTask', '999999'],
  ])('ends with the exit code 1 and the words of the API for an error (%s)', async (option, ...args) => {
    const { exitCode, stdout, stderr } = await api(...args, option);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain('No task 999999 in organization 1042.');
  });

  it('prints the violations of a body with their pointers', async () => {
    const { exitCode, stderr } = await api('createTask', '--field', 'estimated_minutes=soon', '--field', 'title=x');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('/estimated_minutes');
  });

  it('ends with the exit code 3 without a sign-in, and 4 without a service', async () => {
    expect((await runCli(['api', 'listTasks'])).exitCode).toBe(3);
    withoutBackoff();
    const unreachable = { ...env(), WORKLANE_BASE_URL: 'http://127.0.0.1:1' };
    expect((await runCli(['api', 'createTask', '--field', 'title=x'], { env: unreachable })).exitCode).toBe(4);
  });

  it('prints the events of a stream as lines of JSON until Ctrl+C', async () => {
    const controller = new AbortController();
    const [ready, printed] = [Promise.withResolvers<void>(), [] as string[]];
    const stream = runCli(['api', 'streamEvents', '--types', 'contact.created'], {
      env: env(),
      interruption: controller.signal,
      onLine: (line) => {
        printed.push(line);
        ready.resolve();
      },
    });
    // The stream starts with new events, so one is created until it has started.
    const creating = setInterval(() => void api('createContact', '--field', 'last_name=Stamm'), 50);
    await ready.promise;
    clearInterval(creating);
    controller.abort();
    const { exitCode, stderr } = await stream;
    expect(JSON.parse(printed[0] as string)).toMatchObject({ type: 'contact.created', data: { last_name: 'Stamm' } });
    expect(exitCode).toBe(130);
    expect(stderr).toMatch(/^Continue with --last-event-id \S+\n$/);
  });
});

it('asks for a version of the contract', async () => {
  expect((await api('listTasks', '--contract-version', '2026-11-27')).exitCode).toBe(0);
  const { stderr } = await api('listTasks', '--contract-version', '2000-01-01');
  expect(stderr).toContain('must be one of 2026-11-27');
});

describe('worklane api with what is deprecated', () => {
  const deprecated = { deprecated: true, 'x-deprecated-since': '2027-05-03', 'x-sunset': '2027-11-01' };
  const text = 'Deprecated since 2027-05-03. Will be removed on 2027-11-01.';

  const { operation, parameters } = contract.operation('createTask');
  const marked = [
    operation,
    contract.schema('TaskCreate').properties?.estimated_minutes ?? {},
    parameters.find(({ name }) => name === 'Idempotency-Key') ?? {},
  ];

  beforeAll(() => {
    for (const node of marked) Object.assign(node, deprecated);
  });

  // Other test files use the same contract.
  afterAll(() => {
    for (const node of marked) for (const keyword of Object.keys(deprecated)) Reflect.deleteProperty(node, keyword);
  });

  it('marks a deprecated operation, parameter and field in the help, and the operation in the list', async () => {
    const { stdout } = await runCli(['api', 'createTask', '--help']);
    const help = stdout.replaceAll(/\s+/g, ' ');
    expect(help.split(text)).toHaveLength(marked.length + 1);
    expect(help).toContain(`--idempotency-key <string> ${text}`);
    expect(help).toMatch(new RegExp(`estimated_minutes \\S.*? ${text}`));
    expect(operationList()).toMatch(/^ {2}createTask .+ \(deprecated\)$/m);
    expect(operationList()).not.toMatch(/^ {2}updateTask .+deprecated/m);
  });
});
