import { expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';

it('worklane mcp exits with an error on standard error without a sign-in', async () => {
  const { exitCode, stdout, stderr } = await runCli(['mcp'], { env: { WORKLANE_TOKEN: '' } });
  expect([exitCode, stdout]).toEqual([3, '']);
  expect(stderr).toContain('worklane login');
});
