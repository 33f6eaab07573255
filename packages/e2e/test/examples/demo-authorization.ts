import { scopes } from '@worklane/contract';
import type { DemoService } from '../environment/demo-platform.ts';
import { type AuthorizationRequest, grantAccess } from '../flows/user.ts';
import { contract, exampleRequests } from './example-requests.ts';

/** The label with which `first-steps` prints an application. */
export type Application = 'Private application' | 'Public application' | 'Without a secret';

/** Returns an access token of the demo organization with all scopes. */
export const obtainAccessToken = (demo: DemoService): Promise<string> =>
  requestAccessToken(demo, Object.keys(scopes).join(' '));

/**
 * Returns an access token of the demo organization with some scopes, separated by spaces.
 * @param resource the API by default, or the MCP server
 */
export async function requestAccessToken(
  { baseUrl, printed }: DemoService,
  scope: string,
  resource: string = baseUrl,
): Promise<string> {
  const example = exampleRequests().find((request) => request.example === 'client_credentials');
  const credentials = {
    client_id: printed('Private application', 'client_id') ?? '',
    client_secret: printed('Private application', 'client_secret') ?? '',
    scope,
    resource,
  };
  const response = await fetch(new URL('/oauth/token', baseUrl), {
    method: 'POST',
    body: new URLSearchParams({ ...(example?.body as Record<string, string>), ...credentials }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/**
 * Signs in as the owner of the demo organization, and approves the authorization request of the examples.
 * @param withChallenge whether to send its `code_challenge`
 */
export async function obtainCode(
  { baseUrl, owner, printed }: DemoService,
  application: Application,
  withChallenge: boolean,
): Promise<string | null> {
  const request = contract
    .operation('authorize')
    // No example sends proofs of a key.
    .parameters.filter(({ name }) => name !== 'dpop_jkt' && (withChallenge || !name.startsWith('code_challenge')))
    .map(({ name, example }) => [name, printed(application, name) ?? example]);
  const back = await grantAccess(
    baseUrl,
    owner,
    { ...(Object.fromEntries(request) as AuthorizationRequest), resource: baseUrl },
    exampleOrganizationName(),
  );
  return back.get('code');
}

function exampleOrganizationName(): string {
  const example = exampleRequests().find((request) => request.example === 'authorization_code');
  return (example?.response as { organization_name?: string } | undefined)?.organization_name ?? '';
}
