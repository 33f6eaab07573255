import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AcknowledgedChanges } from './acknowledged-changes.ts';
import { startWorklane } from './cli-process.ts';
import { type Environment, organizationId } from './environment.ts';

const rows = 6000;

/** Milliseconds between two looks at the progress. */
const interval = 20;

let imports = 0;

/**
 * Imports contacts from a CSV file with `worklane import`, which is killed twice and repeated, and whose node is killed once. The
 * contacts have no external ID, by which the service would reject a second one.
 * @returns what is lost or doubled
 */
export async function importDespiteKills(
  { nodes: [node], token, query }: Environment,
  changes: AcknowledgedChanges,
): Promise<string[]> {
  if (!node) throw new Error('There is no node.');
  const name = `Import ${++imports}, row`;
  const imported = () =>
    query<{ id: number; name: string }>(
      `select id::float8 as id, document ->> 'last_name' as name from records
       where organization_id = $1 and kind = 'contact' and document ->> 'last_name' like $2`,
      [organizationId, `${name} %`],
    );
  const folder = await mkdtemp(join(tmpdir(), 'worklane-import-'));
  try {
    const file = join(folder, 'contacts.csv');
    const lines = Array.from({ length: rows }, (_, row) => `Maja,"${name} ${row + 1}",Stockholm,hotel;vip`);
    await writeFile(file, ['First name,Last name,address.city,Tags', ...lines, ''].join('\n'));
    const env = { WORKLANE_BASE_URL: node.origin, WORKLANE_TOKEN: token, WORKLANE_CONFIG_DIR: folder };
    const start = () => startWorklane(['import', 'contacts', file], env);
    const reached = async ({ child }: ReturnType<typeof start>, share: number) => {
      while (child.exitCode === null && (await imported()).length < rows * share) await setTimeout(interval);
    };
    for (const share of [1 / 3, 2 / 3]) {
      const running = start();
      await reached(running, share);
      running.child.kill('SIGKILL');
      const { exitCode, stderr } = await running.result;
      if (exitCode !== null) return [`the import ended before it was killed: ${stderr}`];
    }
    const last = start();
    await reached(last, 5 / 6);
    await node.stop('SIGKILL');
    await node.start();
    const { exitCode, stderr } = await last.result;
    if (exitCode !== 0) return [`the import ended with ${exitCode}: ${stderr}`];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const contacts = await imported();
  for (const { id } of contacts) changes.add({ action: 'created', kind: 'contact', id, version: 1 });
  const different = new Set(contacts.map((contact) => contact.name)).size;
  return [
    ...(different < rows ? [`${rows - different} rows of the import are lost`] : []),
    ...(contacts.length > different ? [`${contacts.length - different} rows were imported twice`] : []),
  ];
}
