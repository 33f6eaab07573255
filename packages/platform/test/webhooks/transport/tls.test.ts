import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { describe, expect, it } from 'vitest';
import { readCaFile } from '../../../src/outbound/guarded-connector.ts';
import { createTestAuthority } from '../test-authority.ts';
import { openRawServer, rawResponse } from './raw-server.ts';
import { sendTo } from './test-sender.ts';

async function writeCaFile(content: string): Promise<string> {
  const path = join(await openFolder(), 'ca.pem');
  await writeFile(path, content);
  return path;
}

describe('readCaFile', () => {
  it('trusts every authority of WEBHOOK_CA_FILE', async () => {
    const authorities = await Promise.all([createTestAuthority(), createTestAuthority()]);
    const ca = await readCaFile(await writeCaFile(authorities.map((each) => `# an authority\n${each.ca}`).join('\n')));
    for (const { issue } of authorities) {
      const identity = await issue(['127.0.0.1']);
      const server = await openRawServer((socket) => socket.write(rawResponse('200 OK', '')), identity);
      expect(await sendTo(server.url, { ca })).toMatchObject({ status: 200 });
    }
  });

  it('returns undefined without a file', async () => {
    expect(await readCaFile(undefined)).toBeUndefined();
  });

  it.each([
    ['has no PEM certificate', 'garbage'],
    ['has no PEM certificate', '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n'],
    ['has an invalid certificate', '-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----\n'],
  ])('rejects a file that %s', async (reason, content) => {
    await expect(readCaFile(await writeCaFile(content))).rejects.toThrow(reason);
  });

  it('rejects a file that does not exist', async () => {
    await expect(readCaFile('/nowhere/ca.pem')).rejects.toThrow(
      'WEBHOOK_CA_FILE is "/nowhere/ca.pem" but cannot be read (ENOENT)',
    );
  });
});
