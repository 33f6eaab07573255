import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AcknowledgedChanges } from './acknowledged-changes.ts';
import { startWorklane } from './cli-process.ts';
import { type Environment, organizationId } from './environment.ts';

const rows = 6000;

/** Rows in a request. */
const batch = 200;

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
  const gate = await startGate(node.origin);
  try {
    const file = join(folder, 'contacts.csv');
    const lines = Array.from({ length: rows }, (_, row) => `Maja,"${name} ${row + 1}",Stockholm,hotel;vip`);
    await writeFile(file, ['First name,Last name,address.city,Tags', ...lines, ''].join('\n'));
    const env = { WORKLANE_BASE_URL: gate.url, WORKLANE_TOKEN: token, WORKLANE_CONFIG_DIR: folder };
    const start = () => startWorklane(['import', 'contacts', file], env);
    for (const share of [1 / 3, 2 / 3]) {
      const { child, result } = start();
      await Promise.race([gate.closeAfter((rows / batch) * share), result]);
      child.kill('SIGKILL');
      const { exitCode, stderr } = await result;
      if (exitCode !== null) return [`the import ended before it was killed: ${stderr}`];
    }
    const { result } = start();
    await Promise.race([gate.closeAfter(((rows / batch) * 5) / 6), result]);
    await node.stop('SIGKILL');
    await node.start();
    gate.open();
    const { exitCode, stderr } = await result;
    if (exitCode !== 0) return [`the import ended with ${exitCode}: ${stderr}`];
  } finally {
    gate.stop();
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

/** Stands between an import and a node. While it is closed, requests reach the node and responses reach nobody. */
async function startGate(origin: string) {
  let left = 0;
  let closed = Promise.withResolvers<void>();
  const held = new Set<ServerResponse>();
  const server = createServer((incoming, response) => {
    const { method, headers, url = '' } = incoming;
    // A connection of its own: those to a node that was killed cannot be used again.
    const forwarded = { method, headers: { ...headers, host: new URL(origin).host }, agent: false } as const;
    const outgoing = request(new URL(url, origin), forwarded, (received) => {
      left -= 1;
      if (left >= 0) return received.pipe(response.writeHead(received.statusCode ?? 502, received.headers));
      held.add(response);
      closed.resolve();
      return received.resume();
    });
    incoming.pipe(outgoing.on('error', () => (Number.isFinite(left) ? held.add(response) : response.destroy())));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Closes the gate after this number of responses. Resolves when it has held one back. */
    closeAfter(responses: number): Promise<void> {
      left = responses;
      closed = Promise.withResolvers();
      return closed.promise;
    },
    /** Opens the gate, and ends the requests whose responses were held back. */
    open() {
      left = Number.POSITIVE_INFINITY;
      for (const response of held) response.destroy();
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
