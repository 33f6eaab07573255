import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** Prints the URL of each module that is loaded. */
const printModules = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });
`)}`;

async function loadedModules(...args: string[]): Promise<string[]> {
  const main = join(import.meta.dirname, '../src/main.ts');
  const node = ['--conditions=@worklane/source', '--import', printModules, main];
  const { stderr } = await promisify(execFile)(process.execPath, [...node, ...args]);
  return stderr.split('\n').filter((line) => line.startsWith('file:'));
}

const large =
  /packages\/(contract\/(?!src\/(terminal|command-line\.ts|json\.ts|generated\/settings\.ts))|client\/)|cli-table3|tab\/dist/;

describe('worklane', () => {
  it.each([['--help'], ['completion', '--help'], ['trigger', '--help']])(
    'loads neither the contract nor the client for: %s %s',
    async (...args) => {
      const modules = await loadedModules(...args);
      expect(modules.some((url) => url.endsWith('src/program.ts'))).toBe(true);
      expect(modules.filter((url) => large.test(url))).toEqual([]);
    },
  );

  it('loads the contract for the help of an operation', async () => {
    const modules = await loadedModules('api', 'listTasks', '--help');
    expect(modules.some((url) => url.endsWith('generated/openapi.json'))).toBe(true);
  });
});
