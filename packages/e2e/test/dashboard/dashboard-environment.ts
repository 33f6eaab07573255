import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientCredentials, createClient } from '@worklane/client';
import { openBrowser } from '@worklane/testing/browser';
import type { Browser } from 'playwright-core';
import { applicationOf } from '../client/application.ts';
import { localCertificate } from '../environment/certificate.ts';
import { type Platform, startPlatform } from '../environment/platform.ts';
import { type Receiver, startReceiver } from './receiver.ts';

/** The platform with its dashboard, accounts, a webhook endpoint and a browser. */
export interface DashboardEnvironment extends Platform {
  readonly browser: Browser;
  readonly receiver: Receiver;
  /** ID of the organization "Ours". */
  readonly organizationId: number;
  /** The public API of "Ours". */
  readonly client: ReturnType<typeof createClient>;
}

const built = fileURLToPath(new URL('../../../dashboard/dist/index.html', import.meta.url));

export async function startDashboard(): Promise<DashboardEnvironment> {
  if (!existsSync(built)) throw new Error('The dashboard is not built: run nx run @worklane/dashboard:build.');
  const folder = await mkdtemp(join(tmpdir(), 'worklane-dashboard-'));
  const certificate = await localCertificate();
  await writeFile(join(folder, 'certificate.pem'), certificate.cert);
  const receiver = await startReceiver(certificate);
  const platform = await startPlatform({
    engine: 'postgresql',
    env: { WEBHOOK_CA_FILE: join(folder, 'certificate.pem') },
  });
  const browser = await openBrowser();
  return {
    ...platform,
    browser,
    receiver,
    organizationId: platform.credentials.organization_id,
    client: createClient({ baseUrl: platform.baseUrl, auth: clientCredentials(applicationOf(platform)) }),
    async stop() {
      await browser.close();
      await platform.stop();
      await receiver.stop();
      await rm(folder, { recursive: true });
    },
  };
}
