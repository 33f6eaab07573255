import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startCli } from '../../src/csv-import/cli-process.ts';
import { importWithKills } from '../../src/csv-import/import-with-kills.ts';
import { startTestService } from '../../src/csv-import/test-service.ts';

// `npm run kill:import` does the first with 10,000 rows.
describe('worklane import', () => {
  it('loses and doubles no row when it is killed twice and the service once', async () => {
    const service = await startTestService();
    try {
      const plan = { rows: 600, killImportAt: [1 / 3, 2 / 3], killServiceAt: [5 / 6] };
      const { stdout, seconds, ...figures } = await importWithKills(service, plan);
      expect(figures).toEqual({ rows: 600, importKills: 2, serviceKills: 1, lost: 0, doubled: 0, exitCode: 0 });
      expect(JSON.parse(stdout)).toMatchObject({ complete: true, rejected: 0 });
    } finally {
      await service.stop();
    }
  });

  it('waits for the rate limit of the service, without a rejected row', async () => {
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
});
