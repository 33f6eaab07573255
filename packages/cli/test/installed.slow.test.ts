import { expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

it.each([
  [0, '--version'],
  [2, '--unknown'],
])(
  'worklane conformance passes its arguments on, and ends with the exit code of the other command: %i',
  async (exitCode, option) => {
    expect(await runCli(['conformance', option])).toMatchObject({ exitCode });
  },
);
