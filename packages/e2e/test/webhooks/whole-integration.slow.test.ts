import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@worklane/testing/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localCertificate } from '../environment/certificate.ts';
import { type Platform, startPlatform } from '../environment/platform.ts';

const example = fileURLToPath(new URL('../../examples/whole-integration.ts', import.meta.url));

// A process that gets a token, registers a webhook and waits for a delivery.

let folder: string;
let platform: Platform;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-integration-'));
  const { key, cert } = await localCertificate();
  await writeFile(join(folder, 'key.pem'), key);
  await writeFile(join(folder, 'certificate.pem'), cert);
  platform = await startPlatform({ env: { WEBHOOK_CA_FILE: join(folder, 'certificate.pem') } });
});

afterAll(async () => {
  await platform?.stop();
  await rm(folder, { recursive: true });
});

it('the whole integration receives the event that it caused', async () => {
  const { organization_id, client_id, client_secret } = platform.credentials;
  const env = {
    WORKLANE_URL: platform.baseUrl,
    CLIENT_ID: client_id,
    CLIENT_SECRET: client_secret,
    ORGANIZATION_ID: String(organization_id),
    RECEIVER_URL: `https://127.0.0.1:${await freePort()}/hooks`,
    TLS_KEY_FILE: join(folder, 'key.pem'),
    TLS_CERTIFICATE_FILE: join(folder, 'certificate.pem'),
  };
  const command = ['--conditions=@worklane/source', example];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env, timeout: 100_000 });
  expect(stdout).toBe('Received: Call Maja\n');
});

it('the whole integration has less than 30 lines', async () => {
  expect((await readFile(example, 'utf8')).trim().split('\n').length).toBeLessThan(30);
});
