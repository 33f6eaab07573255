import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientCredentials, createClient } from '@worklane/client';
import { scopes } from '@worklane/contract';
import { openBrowser } from '@worklane/testing/browser';
import type { Browser } from 'playwright-core';
import { localCertificate } from '../certificate.ts';
import { type Admin, ownerEmail, type Platform, startPlatform } from '../platform.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** The service with its dashboard, people, a program that receives deliveries, and a browser. */
export interface OurDashboard extends Platform {
  readonly browser: Browser;
  readonly receiver: Receiver;
  /** Of Ours. */
  readonly organizationId: number;
  /** Owner of Ours, member of Harbour. */
  readonly ebba: Person;
  /** Member of Theirs alone. */
  readonly olga: Person;
  readonly harbourId: number;
  /** Ours, by way of the public API. */
  readonly client: ReturnType<typeof createClient>;
}

const built = fileURLToPath(new URL('../../../dashboard/dist/index.html', import.meta.url));

export async function startDashboard(): Promise<OurDashboard> {
  if (!existsSync(built)) throw new Error('The dashboard is not built: run nx run @worklane/dashboard:build.');
  const folder = await mkdtemp(join(tmpdir(), 'worklane-dashboard-'));
  const certificate = await localCertificate();
  await writeFile(join(folder, 'certificate.pem'), certificate.cert);
  const receiver = await startReceiver(certificate);
  let people: Pick<OurDashboard, 'ebba' | 'olga' | 'harbourId'> | undefined;
  const platform = await startPlatform({
    env: { WEBHOOK_CA_FILE: join(folder, 'certificate.pem') },
    async prepare(admin) {
      people = {
        ebba: await withPassword(admin, ownerEmail),
        harbourId: await addTo(admin, 'Harbour', ownerEmail),
        olga: await outsider(admin),
      };
    },
  });
  if (!people) throw new Error('Nobody was prepared.');
  const browser = await openBrowser();
  const { organization_id: organizationId, client_id: clientId, client_secret: clientSecret } = platform.credentials;
  return {
    ...platform,
    ...people,
    browser,
    receiver,
    organizationId,
    client: createClient({
      baseUrl: platform.baseUrl,
      auth: clientCredentials({
        clientId,
        clientSecret,
        organizationId,
        scope: Object.keys(scopes) as (keyof typeof scopes)[],
      }),
    }),
    async stop() {
      await browser.close();
      await platform.stop();
      await receiver.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const withPassword = (admin: Admin, email: string) =>
  admin<Person>('member', 'password', '--email', email, '--generate');

/** A new organization with one member. @returns its id */
async function addTo(admin: Admin, organization: string, email: string): Promise<number> {
  const { organization_id } = await admin<{ organization_id: number }>('organization', 'create', organization);
  const member = ['--organization', String(organization_id), '--name', 'Ebba', '--email', email, '--role', 'member'];
  await admin('member', 'add', ...member);
  return organization_id;
}

async function outsider(admin: Admin): Promise<Person> {
  const email = 'olga@theirs.example';
  await addTo(admin, 'Elsewhere', email);
  return withPassword(admin, email);
}
