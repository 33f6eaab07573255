import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Identity } from '../../test/webhooks/test-authority.ts';

/** The response status by path; any other path never gets a response. */
const statuses: Readonly<Record<string, number>> = { '/accepting': 204, '/failing': 503 };

/** Opens a webhook receiver. */
export async function openRecordingReceiver(identity: Identity): Promise<{ origin: string; close(): void }> {
  const server = createServer(identity, (request, response) => {
    const status = statuses[request.url ?? ''];
    request.resume();
    if (status !== undefined)
      response.writeHead(status, { server: 'recording' }).end(status === 204 ? '' : 'Try again later.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
