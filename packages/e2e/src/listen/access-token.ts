import type { Credentials } from '@worklane/conformance';
import { scopes } from '@worklane/contract';

interface Application {
  readonly baseUrl: string;
  readonly credentials: Required<Pick<Credentials, 'organization_id' | 'client_id' | 'client_secret'>>;
}

/** Returns an access token with every scope of an organization. */
export async function accessToken({ baseUrl, credentials }: Application): Promise<string> {
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
