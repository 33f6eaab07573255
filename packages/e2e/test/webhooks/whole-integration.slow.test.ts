import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@worklane/testing/free-port';
import { expect, it, onTestFinished } from 'vitest';
import { ownOrganization } from '../environment/shared-platform.ts';

const example = fileURLToPath(new URL('../../examples/whole-integration.ts', import.meta.url));

// A process that gets a token, registers a webhook and waits for a delivery.

it('the whole integration receives the event that it caused', async () => {
  const { baseUrl, certificate, credentials } = await ownOrganization();
  const { organization_id, client_id, client_secret } = credentials;
  const env = {
    WORKLANE_URL: baseUrl,
    CLIENT_ID: client_id,
    CLIENT_SECRET: client_secret,
    ORGANIZATION_ID: String(organization_id),
    RECEIVER_URL: `https://127.0.0.1:${await freePort()}/hooks`,
    TLS_KEY_FILE: certificate.keyFile,
    TLS_CERTIFICATE_FILE: certificate.certFile,
  };
  const command = ['--conditions=@worklane/source', example];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // It ends when the service closes the idle connection.
  onTestFinished(() => void child.kill());
  expect(String(await once(child.stdout, 'data'))).toBe('Received: Call Maja\n');
});

it('the whole integration has less than 30 lines', async () => {
  expect((await readFile(example, 'utf8')).trim().split('\n').length).toBeLessThan(30);
});
