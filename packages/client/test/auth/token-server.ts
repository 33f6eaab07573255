import { json, problem, type Received, type Step, serve } from '../scripted-server.ts';

/** Starts a server whose token endpoint issues numbered tokens; every other path requires the newest one. */
export async function serveTokens({ expiresIn = 3600, before = async () => {} } = {}) {
  const grants: Record<string, string>[] = [];
  const newest = () => `access-${grants.length}`;

  const grant = async (request: Received): Promise<Step> => {
    await before();
    const form = Object.fromEntries(new URLSearchParams(request.body));
    const isUsedUp = form.refresh_token !== undefined && form.refresh_token !== `refresh-${grants.length}`;
    if (isUsedUp) return json(400, { error: 'invalid_grant', error_description: 'The refresh token was used up.' });
    grants.push(form);
    return json(200, tokensOf(grants.length, expiresIn));
  };
  const route = async (request: Received): Promise<Step> => {
    if (request.path === '/oauth/token') return grant(request);
    if (request.path === '/oauth/revoke') return json(200, {});
    const isCurrent = request.headers.authorization === `Bearer ${newest()}`;
    return isCurrent ? json(200, { id: 7, version: 1 }) : problem(401, 'token_expired');
  };
  const server = await serve(async (response, request) => (await route(request))(response, request));
  return { ...server, grants };
}

/** The n-th response of the token endpoint. */
export const tokensOf = (count: number, expiresIn = 3600) => ({
  token_type: 'Bearer' as const,
  expires_in: expiresIn,
  access_token: `access-${count}`,
  refresh_token: `refresh-${count}`,
  scope: 'tasks.read',
  organization_id: 1042,
  organization_name: 'Nordwind',
});
