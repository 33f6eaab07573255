import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LanguageId } from '../../src/samples/render.ts';
import { allSamples } from './all-samples.ts';
import { sampleFolder, succeeds } from './programs.ts';

/** A command that fails, or prints something, if one of the files in its folder is invalid. */
interface Check {
  extension: string;
  command: readonly [command: string, ...args: string[]];
  probe: readonly [command: string, ...args: string[]];
  requires: string;
}

const checks: Partial<Record<LanguageId, Check>> = {
  go: { extension: 'go', command: ['gofmt', '-l', '.'], probe: ['go', 'version'], requires: 'Go' },
};

describe('the samples of every operation', () => {
  for (const [language, { extension, command, probe, requires }] of Object.entries(checks)) {
    const missing = !succeeds(probe);
    it.skipIf(missing)(
      `are valid ${language}${missing ? ` (skipped: install ${requires} to check them)` : ''}`,
      async () => {
        const folder = await sampleFolder();
        for (const [name, code] of allSamples(language as LanguageId)) {
          writeFileSync(join(folder, `${name}.${extension}`), `${code}\n`);
        }
        const [program, ...args] = command;
        const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
        expect({ status, stdout }, stderr).toEqual({ status: 0, stdout: '' });
      },
    );
  }
});
