import { eventTypes } from '@worklane/contract';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { printCompletions } from '../../src/completion/complete.ts';
import { contract } from '../../src/contract.ts';
import { runCli } from '../run-cli.ts';

/** Returns the suggestions for a command line, and whether the shell may complete the names of files. */
async function complete(words: readonly string[], env: Record<string, string> = {}) {
  const { exitCode, stdout, stderr } = await runCli(['complete', '--', ...words], { env });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return read(stdout);
}

function read(stdout: string) {
  const lines = stdout.trimEnd().split('\n');
  return { values: lines.slice(0, -1).map((line) => line.split('\t')[0]), files: lines.at(-1) === ':0' };
}

/** Completes in a program with commands that have arguments and options like those of this tool. */
async function completeIn(define: (program: Command) => void, words: string[], env: Record<string, string> = {}) {
  const program = new Command('worklane');
  define(program);
  const lines: string[] = [];
  const system = { stdout: { line: (line: string) => lines.push(line) }, env } as never;
  await printCompletions(program, words, system, undefined as never);
  return read(lines.join('\n'));
}

describe('worklane complete', () => {
  it('suggests every visible command', async () => {
    const { values } = await complete(['']);
    expect(values).toEqual(expect.arrayContaining(['api', 'completion', 'start']));
    expect(values).not.toContain('complete');
  });

  it('suggests every operation', async () => {
    expect((await complete(['api', ''])).values).toEqual([...contract.operations.keys()]);
  });

  it('suggests the options of an operation and the global ones, but none after --', async () => {
    const { values } = await complete(['api', 'listTasks', '--']);
    expect(values).toEqual(expect.arrayContaining(['--status', '--all', '--json', '--help']));
    expect((await complete(['api', 'listTasks', '--', '--'])).values).toEqual([]);
  });

  it('suggests the values of an enumeration', async () => {
    const { values } = await complete(['api', 'listTasks', '--priority', '']);
    expect(values).toEqual(['low', 'normal', 'high', 'urgent']);
  });

  it('leaves files to the shell', async () => {
    expect(await complete(['api', 'createTask', '--input', ''])).toEqual({ values: [], files: true });
    expect(await complete(['api', 'getTask', ''])).toEqual({ values: [], files: false });
  });

  it.each(['type', 'types'])('suggests event types and patterns for <%s>', async (name) => {
    const define = (program: Command) => program.command('listen').option(`--events <${name}...>`);
    const { values } = await completeIn(define, ['listen', '--events', '']);
    expect(values).toEqual(expect.arrayContaining([...eventTypes, 'task.*', '*.deleted']));
  });

  it('suggests further values of an option that takes several, until the next option', async () => {
    const define = (program: Command) => {
      program.command('listen').option('--events <types...>').option('--print').argument('[command...]');
    };
    const values = async (...words: string[]) => (await completeIn(define, ['listen', ...words])).values;
    expect(await values('--events', 'task.created', 'task.d')).toEqual(['task.deleted']);
    expect(await values('--events', 'task.created', '--pr')).toEqual(['--print']);
    expect(await values('--events', 'task.created', '--print', 'task.d')).toEqual([]);
  });

  it('escapes patterns for zsh', async () => {
    const define = (program: Command) => program.command('trigger').argument('<types...>');
    const env = { WORKLANE_COMPLETION_SHELL: 'zsh' };
    expect((await completeIn(define, ['trigger', 'task.created', 'task.'], env)).values).toContain('task.\\*');
  });

  it('suggests collections, and then files', async () => {
    const define = (program: Command) => program.command('import').argument('<collection>').argument('<file>');
    expect((await completeIn(define, ['import', 'cont'])).values).toEqual(['contacts']);
    expect(await completeIn(define, ['import', 'contacts', ''])).toEqual({ values: [], files: true });
  });

  it('suggests subcommands, and skips the values of options before them', async () => {
    const define = (program: Command) => {
      program.option('--profile <name>');
      const webhooks = program.command('webhooks');
      webhooks.command('list');
      webhooks.command('logs');
    };
    expect((await completeIn(define, ['--profile', 'webhooks', 'webhooks', 'lo'])).values).toEqual(['logs']);
  });
});
