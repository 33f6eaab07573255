import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { localCertificate } from '../environment/certificate.ts';

export interface Receiver {
  readonly url: string;
  /** The CA that a service must trust to deliver here. */
  readonly certificateFile: string;
  readonly deliveries: readonly ReceivedDelivery[];
  stop(): Promise<void>;
}

export interface ReceivedDelivery {
  readonly headers: Readonly<Record<string, string>>;
  /** The text as it was sent. */
  readonly body: string;
}

/** Accepts every delivery. @param given a certificate that the service trusts. Default: a new one */
export async function startReceiver(
  given?: { key: string; cert: string },
  onDelivery: (delivery: ReceivedDelivery) => void = () => {},
): Promise<Receiver> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-receiver-'));
  const certificate = given ?? (await localCertificate());
  const certificateFile = join(folder, 'certificate.pem');
  await writeFile(certificateFile, certificate.cert);
  const deliveries: ReceivedDelivery[] = [];
  const server = createServer(certificate, async (request, response) => {
    const delivery = { headers: request.headers as Record<string, string>, body: await text(request) };
    deliveries.push(delivery);
    onDelivery(delivery);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    certificateFile,
    deliveries,
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}
