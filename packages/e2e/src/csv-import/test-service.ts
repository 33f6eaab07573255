import { type Client, createClient } from '@worklane/client';
import { freePort } from '@worklane/testing/free-port';
import { platformSettings } from '../platform/platform-process.ts';
import { preparePlatform } from '../platform/prepare-platform.ts';
import { startService } from '../platform/start-platform.ts';
import { embeddedDatabase } from '../platform/test-database.ts';

/** A service on an embedded database. */
export interface TestService {
  readonly client: Client;
  /** The environment in which `worklane` has access to an organization. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts a service. @param settings environment variables in addition to `platformSettings` */
export async function startTestService(settings: Readonly<Record<string, string>> = {}): Promise<TestService> {
  const database = await embeddedDatabase();
  const { credentials } = await preparePlatform(database);
  const port = String(await freePort());
  const service = await startService({ ...platformSettings(database), PORT: port, ...settings }, '--empty');
  const baseUrl = `http://127.0.0.1:${port}`;
  const token = await requestToken(baseUrl, credentials);
  return {
    client: createClient({ baseUrl, auth: token }),
    env: { WORKLANE_BASE_URL: baseUrl, WORKLANE_TOKEN: token },
    async stop() {
      await service.stop();
      await database.remove();
    },
  };
}

async function requestToken(
  baseUrl: string,
  { organization_id, client_id, client_secret }: { organization_id: number; client_id: string; client_secret: string },
): Promise<string> {
  const response = await fetch(`${baseUrl}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      organization_id: String(organization_id),
      scope: 'contacts.read contacts.write',
    }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}
