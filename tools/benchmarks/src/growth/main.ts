import { parseArgs } from 'node:util';
import { startInstallation } from './installation.ts';
import { measureNodes } from './nodes.ts';
import { measureOrganizations } from './organizations.ts';
import { measureRecords } from './records.ts';
import { measureStreams } from './streams.ts';

/**
 * Measures what slows down as an installation grows: `npm run bench -- growth <part>`. Each part starts its own PostgreSQL.
 * Options: --amount N for the largest amount of a part, --folder FOLDER for the database.
 */
const parts = {
  nodes: { measure: measureNodes, amount: 4 },
  organizations: { measure: measureOrganizations, amount: 100_000 },
  records: { measure: measureRecords, amount: 10_000_000 },
  streams: { measure: measureStreams, amount: 10_000 },
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { amount: { type: 'string' }, folder: { type: 'string' } },
});
const [name = ''] = positionals;
const part = parts[name as keyof typeof parts];
if (part) {
  const installation = await startInstallation(values.folder);
  try {
    console.table(await part.measure(installation, Number(values.amount ?? part.amount)));
  } finally {
    await installation.close();
  }
} else {
  console.error(`Usage: npm run bench -- growth <part>\nParts: ${Object.keys(parts).join(', ')}`);
  process.exitCode = 2;
}
