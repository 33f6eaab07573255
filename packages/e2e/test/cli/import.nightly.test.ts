import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accessToken } from '../../src/listen/access-token.ts';
import { startPlatform } from '../environment/platform.ts';
import { runWorklane } from './worklane.ts';

it('worklane import waits for the rate limit of the service, without a rejected row', async () => {
  const platform = await startPlatform({
    engine: 'pglite',
    env: { RATE_LIMIT_REQUESTS: '5', RATE_LIMIT_WINDOW_SECONDS: '30' },
  });
  const folder = await mkdtemp(join(tmpdir(), 'worklane-import-'));
  try {
    const file = join(folder, 'contacts.csv');
    const rows = Array.from({ length: 1_200 }, (_, index) => `Contact ${index}`);
    await writeFile(file, ['last_name', ...rows, ''].join('\n'));
    const args = ['import', 'contacts', file, '--json'];
    const env = { WORKLANE_CONFIG_DIR: folder };
    const { exitCode, stdout, stderr } = await runWorklane(platform, await accessToken(platform), args, env);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ imported: 1_200, rejected: 0 });
    expect(stderr).toMatch(/waiting \d+ s for the rate limit/);
  } finally {
    await rm(folder, { recursive: true });
    await platform.stop();
  }
});
