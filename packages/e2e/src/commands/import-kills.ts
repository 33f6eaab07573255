import { parseArgs } from 'node:util';
import { importWithKills } from '../csv-import/import-with-kills.ts';
import { startTestService } from '../csv-import/test-service.ts';

/**
 * Imports a CSV file while the import is killed (SIGKILL) twice and the service once, and checks that no row is lost or imported
 * twice: `import-kills.ts --rows 10000`.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } });
const service = await startTestService();
try {
  const plan = { rows: Number(values.rows), killImportAt: [1 / 3, 2 / 3], killServiceAt: [5 / 6] };
  const { stdout, ...figures } = await importWithKills(service, plan);
  console.log(JSON.stringify(figures));
  console.error(stdout);
  process.exitCode = figures.lost + figures.doubled > 0 ? 1 : 0;
} finally {
  await service.stop();
}
