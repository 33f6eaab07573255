import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localCertificate } from '../environment/certificate.ts';

export interface Receiver {
  readonly url: string;
  /** The CA that a service must trust to deliver here. */
  readonly certificateFile: string;
  stop(): Promise<void>;
}

/** Accepts every delivery. */
export async function startReceiver(): Promise<Receiver> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-receiver-'));
  const certificate = await localCertificate();
  const certificateFile = join(folder, 'certificate.pem');
  await writeFile(certificateFile, certificate.cert);
  const server = createServer(certificate, (request, response) => {
    request.resume().once('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    certificateFile,
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}
