import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCaFile } from '../../../src/webhooks/transport/ca-file.ts';
import { createTestAuthority } from '../test-authority.ts';
import { answerOf, openRawServer } from './raw-server.ts';
import { sendTo } from './test-sender.ts';

async function fileOf(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-ca-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'ca.pem');
  await writeFile(path, content);
  return path;
}

test('every authority of the file is trusted', async () => {
  const authorities = await Promise.all([createTestAuthority(), createTestAuthority()]);
  const ca = await readCaFile(await fileOf(authorities.map((each) => `# an authority\n${each.ca}`).join('\n')));
  for (const { issue } of authorities) {
    const identity = await issue(['127.0.0.1']);
    const server = await openRawServer((socket) => socket.write(answerOf('200 OK', '')), identity);
    expect(await sendTo(server.url, { ca })).toMatchObject({ status: 200 });
  }
});

test('without a file there is nothing to trust', async () => {
  expect(await readCaFile(undefined)).toBeUndefined();
});

test.each([
  ['has no certificate in PEM', 'garbage'],
  ['has no certificate in PEM', '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n'],
  ['has a certificate that is broken', '-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----\n'],
])('it %s', async (why, content) => {
  await expect(readCaFile(await fileOf(content))).rejects.toThrow(why);
});

test('it is not there', async () => {
  await expect(readCaFile('/nowhere/ca.pem')).rejects.toThrow(
    'WEBHOOK_CA_FILE is "/nowhere/ca.pem" but cannot be read (ENOENT)',
  );
});
