import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { createTestAuthority } from './test-authority.ts';
import { openHttpReceiver } from './test-dispatch.ts';

/** A receiver like that of a customer, over https on the local machine, with a certificate of an authority of its own. */
export async function openHttpsReceiver() {
  const { ca, issue } = await createTestAuthority();
  const { origin, received } = await openHttpReceiver('127.0.0.1', await issue(['127.0.0.1']));
  /** The PEM file of the authority, for the setting WEBHOOK_CA_FILE. */
  const caFile = join(await openFolder(), 'ca.pem');
  await writeFile(caFile, ca);
  return { origin, received, caFile };
}
