import { describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { runCommandLine } from '../../src/command-line.ts';

async function run(...args: string[]) {
  const [out, error] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const code = await runCommandLine(args);
  const text = (written: typeof out) => written?.mock.calls.join('') ?? '';
  return { out: text(out), error: text(error), code };
}

it('prints its version', async () => {
  expect(await run('--version')).toMatchObject({ out: `${manifest.version}\n`, code: 0 });
});

describe('every command', () => {
  it.each(['serve', 'proxy', 'trigger'])('%s prints its options with --help', async (command) => {
    const { out, code } = await run(command, '--help');
    expect(out).toMatch(/^worklane-mock /);
    expect(out).toContain('\n  --');
    expect(code).toBe(0);
  });

  it('is listed by --help', async () => {
    const { out, code } = await run('--help');
    expect(out.match(/^worklane-mock \S+/gm)).toEqual(
      ['[serve]', 'proxy', 'trigger'].map((name) => `worklane-mock ${name}`),
    );
    expect(code).toBe(0);
  });

  it.each([
    [['nothing'], 2, 'Unknown command "nothing". Commands: serve, proxy, trigger.'],
    [['serve', '--prot', '1'], 2, "Unknown option '--prot'"],
    [['serve', '--port', 'x'], 2, 'Invalid --port: x.'],
    [['--seed', 'x'], 2, 'Invalid --seed: x. Use a non-negative integer.'],
    [['--fail', '7'], 2, 'Invalid --fail: it must be a share from 0 to 1'],
    [['proxy'], 2, 'Missing option: --upstream. Use a URL such as http://127.0.0.1:3000.'],
    [
      ['trigger', 'task.create', '--to', 'http://127.0.0.1:1', '--secret', 'whsec_aaaa'],
      1,
      'Unknown event type "task.create".',
    ],
  ])('rejects %j with a message instead of a stack trace', async (args, code, message) => {
    const result = await run(...args);
    expect(result.code).toBe(code);
    expect(result.error).toContain(message);
    expect(result.error).not.toContain('    at ');
  });
});
