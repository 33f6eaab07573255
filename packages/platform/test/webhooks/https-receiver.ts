import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestAuthority } from './test-authority.ts';
import { type HttpReceiver, openHttpReceiver } from './test-dispatch.ts';

/** A receiver like that of a customer, over https on the local machine, with a certificate of an authority of its own. */
export interface HttpsReceiver extends Pick<HttpReceiver, 'origin' | 'received' | 'close'> {
  /** The PEM file of the authority, for the setting WEBHOOK_CA_FILE. */
  caFile: string;
}

export async function openHttpsReceiver(): Promise<HttpsReceiver> {
  const { ca, issue } = await createTestAuthority();
  const { origin, received, close } = await openHttpReceiver('127.0.0.1', await issue(['127.0.0.1']));
  const folder = await mkdtemp(join(tmpdir(), 'worklane-receiver-'));
  const caFile = join(folder, 'ca.pem');
  await writeFile(caFile, ca);
  return {
    ...{ origin, received, caFile },
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
