import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startCli } from '../../src/csv-import/cli-process.ts';
import { startTestService } from '../../src/csv-import/test-service.ts';

it('worklane import waits for the rate limit of the service, without a rejected row', async () => {
  const service = await startTestService({ RATE_LIMIT_REQUESTS: '600' });
  const folder = await mkdtemp(join(tmpdir(), 'worklane-import-'));
  try {
    const file = join(folder, 'contacts.csv');
    const rows = Array.from({ length: 620 }, (_, index) => `Contact ${index}`);
    await writeFile(file, ['last_name', ...rows, ''].join('\n'));
    const env = { ...service.env, WORKLANE_CONFIG_DIR: folder };
    const { exitCode, stdout, stderr } = await startCli(['import', 'contacts', file, '--json'], env).result;
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ imported: 620, rejected: 0 });
    expect(stderr).toMatch(/waiting \d+ s for the rate limit/);
  } finally {
    await rm(folder, { recursive: true });
    await service.stop();
  }
});
