import type { ParameterObject } from '@worklane/contract/openapi-reader';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { addParameterOptions } from '../../src/api/parameters.ts';
import { contract } from '../../src/contract.ts';
import { createProgram } from '../../src/program.ts';
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
    const { exitCode, stderr } = await runCli(['api', ...args]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: `Error: ${message}\n` });
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
