import { scopes } from '@worklane/contract';
import { type Limits, readSettings } from '../../src/config/settings.ts';
import { databaseSettings, openStore } from '../../src/database/open.ts';
import { OAuthServer } from '../oauth/oauth-server.ts';

/** Starts a node on a database whose time limits come from the settings, as they do in `main.ts`. */
export async function openServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  limits: Partial<Limits> = {},
): Promise<OAuthServer> {
  const unused = 'the store needs no secret, but the settings do';
  const settings = readSettings({ DATABASE_URL: databaseUrl, WORKLANE_SECRET: unused, ...env }, limits);
  const store = await openStore(databaseSettings(settings));
  return OAuthServer.open({ store, env: { ...env }, limits: { finish: 1, ...limits } });
}

export async function closeServer(server: OAuthServer): Promise<void> {
  await server.close();
  await server.store.close();
}

/** Issues an access token with all scopes. */
export async function tokenOf(server: OAuthServer, organizationId: number): Promise<string> {
  const request = { organizationId, clientId: 'tests', scopes: Object.keys(scopes), lifetimeSeconds: 3600 };
  return (await server.service.issueToken(request)).token;
}
