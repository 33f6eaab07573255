import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParameterObject } from '@worklane/contract/openapi-reader';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addParameterOptions } from '../../src/api/parameters.ts';
import { requestBody } from '../../src/api/request-body.ts';
import { contract } from '../../src/contract.ts';
import { createProgram } from '../../src/run.ts';
import { runCli } from '../run-cli.ts';

const parameter = (name: string, place: ParameterObject['in'] = 'query'): ParameterObject => ({
  name,
  in: place,
  schema: { type: 'string' },
});

/** Returns the names of the options of parameters in a program with the global options of this tool. */
function optionNames(parameters: readonly ParameterObject[], reserved: readonly string[] = []): string[] {
  const line = { line: () => undefined, style: (_: unknown, text: string) => text, isTerminal: false, columns: 80 };
  const system = { stdout: line, stderr: line } as never;
  const program = createProgram({ system, args: [], exitWith: () => undefined });
  const command = program.command('operation');
  return addParameterOptions(command, { parameters }, reserved).map(({ option }) => option.name());
}

describe('addParameterOptions', () => {
  it('puts the place of a parameter before its name when a global option has the name', () => {
    const names = ['json', 'profile', 'base_url', 'help', 'version'];
    expect(optionNames(names.map((name) => parameter(name)))).toEqual([
      'query-json',
      'query-profile',
      'query-base-url',
      'query-help',
      'query-version',
    ]);
  });

  it('does so when an option of the command or another parameter has the name', () => {
    const parameters = [parameter('all'), parameter('id', 'path'), parameter('id'), parameter('If-Match', 'header')];
    expect(optionNames(parameters, ['all'])).toEqual(['query-all', 'id', 'query-id', 'if-match']);
  });

  it('does so when commander would read the name as a negation', () => {
    expect(optionNames([parameter('no_show')])).toEqual(['query-no-show']);
  });

  it('adds up the values of a list, separated by commas or repeated', () => {
    const command = new Command();
    const types = { ...parameter('types'), schema: { type: 'array', items: { type: 'string' } } } as const;
    addParameterOptions(command, { parameters: [types] }, []);
    command.parse(['--types', 'a,b', '--types', 'c'], { from: 'user' });
    expect(command.opts()).toEqual({ types: ['a', 'b', 'c'] });
  });
});

describe('worklane api', () => {
  it.each([
    [['lstTasks'], 'Unknown operation "lstTasks". Did you mean "listTasks"? `worklane api` lists all operations.'],
    [['listTasks', '--statsu', 'open'], 'Unknown option "--statsu". Did you mean "--status"?'],
    [
      ['listTasks', '--status', 'opne'],
      'Unknown status "opne". Did you mean "open"? Use one of: open, in_progress, blocked, done, cancelled.',
    ],
    [['listEvents', '--types', 'task.creatd'], 'Unknown types "task.creatd". Did you mean "task.created"?'],
    [['getTask'], 'Missing id: the ID of the task. Use: worklane api getTask <id>'],
    [['getTask', '1', '2'], 'Too many arguments for "getTask". Expected 1 argument but got 2: 1, 2.'],
    [['getTask', '--id', '1', '2'], 'Unexpected argument "2".'],
    [['--statsu'], 'Unknown option "--statsu".'],
    [['getTask', ''], 'id must name a resource, but is "".'],
    [['deleteTask', '..'], 'id must name a resource, but is "..".'],
    [['listTasks', '--status', 'open', '--status', 'done'], '--status can be given only once.'],
  ])('rejects %j', async (args, message) => {
    expect(await runCli(['api', ...args])).toMatchObject({ exitCode: 2, stderr: `Error: ${message}\n` });
  });

  it('lists all operations as JSON with --json', async () => {
    const { stdout } = await runCli(['api', '--json']);
    const operations = JSON.parse(stdout) as { operationId: string }[];
    expect(operations.map(({ operationId }) => operationId)).toEqual([...contract.operations.keys()]);
  });

  it('takes path parameters as operands, as options, and as both', async () => {
    const env = { WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: 'http://127.0.0.1:1' };
    const lines = [
      ['3', '17'],
      ['--webhook-id', '3', '17'],
      ['--log-id', '17', '3'],
      ['--webhook-id=3', '--log_id=17'],
    ];
    for (const args of lines) {
      const { stdout } = await runCli(['api', 'redeliverWebhookLog', ...args, '--curl'], { env });
      expect(stdout).toContain('http://127.0.0.1:1/api/webhooks/3/logs/17/redeliver');
    }
  });
});

const body = (id: string, ...field: string[]) => requestBody(contract.operation(id), { field }, undefined as never);

describe('--field', () => {
  it.each([
    ['createTask', ['title=5'], { title: '5' }],
    ['createTask', ['estimated_minutes=5'], { estimated_minutes: 5 }],
    ['createTask', ['estimated_minutes=soon'], { estimated_minutes: 'soon' }],
    ['createTask', ['description=null'], { description: null }],
    ['createTask', ['title=null'], { title: 'null' }],
    ['createTask', ['title=a=b'], { title: 'a=b' }],
    ['createProduct', ['active=true', 'name=true'], { active: true, name: 'true' }],
    ['createTask', ['tags=a,b', 'tags=c'], { tags: ['a', 'b', 'c'] }],
    ['createTask', ['tags=["a,b"]'], { tags: ['a,b'] }],
    ['createTask', ['tags='], { tags: [] }],
    ['createAppointment', ['attendee_ids=1,2'], { attendee_ids: [1, 2] }],
    ['createProject', ['budget={"amount":1,"currency":"EUR"}'], { budget: { amount: 1, currency: 'EUR' } }],
    ['createProject', ['budget.amount=1', 'budget.currency=EUR'], { budget: { amount: 1, currency: 'EUR' } }],
    ['createProject', ['budget=null'], { budget: null }],
    ['createOrder', ['line_items[0].quantity=2.5'], { line_items: [{ quantity: 2.5 }] }],
    [
      'createContact',
      ['address.postal_code=01067', 'last_name=0x10'],
      { address: { postal_code: '01067' }, last_name: '0x10' },
    ],
    [
      'createTask',
      ['custom_fields.a=1', 'custom_fields.b=x', 'custom_fields.c=false'],
      { custom_fields: { a: 1, b: 'x', c: false } },
    ],
    ['createTask', ['custom_fields.a="1"'], { custom_fields: { a: '1' } }],
    ['updateTask', ['custom_fields.a=null'], { custom_fields: { a: null } }],
  ])('gives %s the type of the field: %j', async (id, fields, expected) => {
    await expect(body(id, ...fields)).resolves.toEqual(expected);
  });

  it.each([
    ['createTask', 'titel=x', 'Unknown field "titel". Did you mean "title"? The fields are: title,'],
    ['createProject', 'budget.curency=x', 'Unknown field "curency" in budget. Did you mean "currency"?'],
    ['createTask', 'status=opne', 'Unknown status "opne". Did you mean "open"? Use one of: open,'],
    ['createTask', 'title.a=x', 'title is not an object.'],
    ['createTask', 'title[0]=x', 'title is not a list.'],
    ['createOrder', 'line_items[1].quantity=1', 'line_items[0] is missing: set the items in order.'],
    ['createOrder', 'line_items=[{]', 'Malformed JSON in --field line_items, line 1, column 3:'],
    ['createTask', 'custom_fields.a=9007199254740993', 'in --field custom_fields.a would become 9007199254740992.'],
    [
      'createTask',
      'custom_fields={"a":0.1234567890123456789}',
      'custom_fields at /a would become 0.12345678901234568.',
    ],
    ['createTask', 'title', 'Invalid --field title. Use name=value, such as title=Paint.'],
    ['createTask', 'tags[]=x', 'Invalid field "tags[]".'],
    ['createTask', 'custom_fields.__proto__=x', 'Invalid field "custom_fields.__proto__".'],
  ])('rejects for %s: %s', async (id, field, message) => {
    await expect(body(id, field)).rejects.toThrow(message);
  });
});

describe('--input', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worklane-'));
    await writeFile(join(folder, 'task.json'), '{"title": "Paint", "tags": ["a"], "custom_fields": {"x": 1}}');
    await writeFile(join(folder, 'malformed.json'), '{\n  "title": "Paint",\n}');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const read = (input: string, ...field: string[]) =>
    requestBody(contract.operation('createTask'), { field, input: join(folder, input) }, undefined as never);

  it('reads a file, in which fields are set or replaced', async () => {
    await expect(read('task.json', 'title=Draw', 'custom_fields.y=2', 'tags=b')).resolves.toEqual({
      title: 'Draw',
      tags: ['b'],
      custom_fields: { x: 1, y: 2 },
    });
  });

  it('reports the place of malformed JSON', async () => {
    await expect(read('malformed.json')).rejects.toThrow('malformed.json, line 3, column 1: Expected double-quoted');
  });

  it('reports a missing file', async () => {
    await expect(read('missing.json')).rejects.toThrow('missing.json: The file does not exist.');
  });

  it('reads standard input for a hyphen', async () => {
    const env = { WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1' };
    const { stdout } = await runCli(['api', 'createTask', '--input', '-', '--curl'], {
      env,
      input: '{"title":"Paint"}',
    });
    expect(stdout).toContain(`-d '{"title":"Paint"}'`);
  });

  it('fills in the organization of webhooks', async () => {
    const env = { WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042' };
    const fields = ['--field', 'url=https://example.com', '--field', 'events=task.created'];
    const { stdout } = await runCli(['api', 'createWebhook', ...fields, '--curl'], { env });
    expect(stdout).toContain('"org_id":1042');
  });
});
