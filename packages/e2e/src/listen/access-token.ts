import { scopes } from '@worklane/contract';
import type { Platform } from '../platform/start-platform.ts';

/** Returns an access token of the first organization with every scope. */
export async function accessToken({ baseUrl, credentials }: Omit<Platform, 'stop'>): Promise<string> {
  const { client_id, client_secret, organization_id } = credentials;
  const response = await fetch(`${baseUrl}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      organization_id: String(organization_id),
      scope: Object.keys(scopes).join(' '),
    }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}
