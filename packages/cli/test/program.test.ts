import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { defineOperations } from '../src/api/operations.ts';
import { contract } from '../src/contract.ts';
import { createProgram } from '../src/run.ts';
import type { System } from '../src/terminal/system.ts';
import { capture, runCli } from './run-cli.ts';

describe('worklane', () => {
  it('prints its help, with the exit codes, without arguments', async () => {
    const { exitCode, stdout } = await runCli([]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^Usage: worklane/);
    expect(stdout).toMatch(/^ {2}3 +not signed in/m);
  });

  it('rejects an unknown command with the exit code 2 and a suggestion', async () => {
    const { exitCode, stdout, stderr } = await runCli(['strt']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toBe('Error: Unknown command "strt". Did you mean "start"?\n');
  });

  it('prints an error as JSON with --json', async () => {
    const { stderr } = await runCli(['unknown', '--json']);
    expect(JSON.parse(stderr)).toEqual({ error: { message: 'Unknown command "unknown".', exitCode: 2 } });
  });

  it('prints the commands of a group with the exit code 2 if none of them is named', async () => {
    const { exitCode, stdout, stderr } = await runCli(['webhooks']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: worklane webhooks/);
    expect(stderr).not.toContain('help [command]');
  });

  it('prints the help of a command for `help` and its name', async () => {
    const { stdout } = await runCli(['help']);
    expect(stdout).toMatch(/^Usage: worklane/);
  });
});

describe('worklane mcp', () => {
  it('exits with an error on standard error without a sign-in', async () => {
    const { exitCode, stdout, stderr } = await runCli(['mcp'], { env: { WORKLANE_TOKEN: '' } });
    expect([exitCode, stdout]).toEqual([3, '']);
    expect(stderr).toContain('worklane login');
  });
});

const help = capture();
const context = {
  system: { stdout: help, stderr: help } as unknown as System,
  args: [...contract.operations.keys()],
  exitWith: () => undefined,
};
const program = createProgram(context);
const visible = (command: Command): readonly Command[] =>
  command.commands.filter((each) => command.createHelp().visibleCommands(command).includes(each));
const below = (command: Command): Command[] => visible(command).flatMap((each) => [each, ...below(each)]);
const path = (command: Command): string =>
  command.parent ? `${path(command.parent)} ${command.name()}` : command.name();
const commands = below(program).map((command) => [path(command), command] as const);

/** The commands of the operations, which are defined when they are named. */
const api = program.commands.find((command) => command.name() === 'api') as Command;
defineOperations(api, context);
const operations = api.commands;

describe('every command', () => {
  it.each(commands)(
    'has a summary in the imperative without a full stop, and a description in sentences: %s',
    (_, command) => {
      expect(command.summary()).toMatch(/^(?!\w+s )[A-Z].*[^.]$/);
      expect(command.description()).toMatch(/^\w+s .*\.$/s);
    },
  );

  it.each(visible(program).map((command) => [path(command), command] as const))('has examples: %s', (_, command) => {
    const before = help.text().length;
    command.outputHelp();
    expect(help.text().slice(before)).toMatch(/^Examples:\n {2}\$ .*worklane /m);
  });

  it('has options whose names differ from each other and from those of every command', () => {
    const flags = ({ options }: Command) => options.flatMap(({ short, long }) => [short, long].filter(Boolean));
    const globals = [...flags(program), '-h', '--help'];
    const collisions = [...below(program), ...operations].flatMap((command) => {
      const all = [...globals, ...flags(command)];
      return all.filter((flag, index) => all.indexOf(flag) !== index).map((flag) => `${path(command)} ${flag}`);
    });
    expect(operations.length).toBe(contract.operations.size);
    expect(collisions).toEqual([]);
  });
});
