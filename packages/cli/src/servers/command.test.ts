import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandFile } from './command.ts';

describe('commandFile', () => {
  it.each(['@worklane/platform', '@worklane/mock', '@worklane/conformance'])(
    'finds the command of %s',
    async (name) => {
      expect(existsSync(await commandFile(name))).toBe(true);
    },
  );

  it('rejects a package that is not installed, with the command that installs it', async () => {
    await expect(commandFile('@worklane/missing')).rejects.toMatchObject({
      exitCode: 1,
      message: '@worklane/missing is not installed. Run: npm install @worklane/missing',
    });
  });
});
