import type { schemas } from '@worklane/contract/dashboard';
import { waitFor } from '@worklane/testing/wait-for';
import { expect } from 'vitest';
import { type Dashboard, requestOf, type Team } from '../dashboard-api/test-dashboard.ts';

/** An application of a team, which calls the API with an access token. */
export interface Application {
  team: Team;
  clientId: string;
  clientSecret: string;
  /** The ID of its access token. */
  accessId: string;
  headers: { authorization: string };
}

export async function createApplication(dashboard: Dashboard, team: Team): Promise<Application> {
  const path = { organization_id: team.id };
  const body = { name: 'Night report', type: 'private', scopes: ['tasks.read', 'tasks.write'] };
  const created = await dashboard.call(team.owner, 'createApplication', { path, body });
  const { client_id, client_secret } = created.json<schemas.ApplicationWithSecret>();
  const generated = await dashboard.call(team.owner, 'generateApplicationToken', {
    path: { ...path, client_id },
    body: { scopes: ['tasks.read', 'tasks.write'] },
  });
  const { access_token, access_id } = generated.json<schemas.ApplicationToken>();
  return {
    team,
    clientId: client_id,
    clientSecret: client_secret ?? '',
    accessId: access_id,
    headers: { authorization: `Bearer ${access_token}` },
  };
}

/** Returns a page of the log as a member sees it. */
export async function readPage(
  dashboard: Dashboard,
  { team, clientId }: Application,
  query: Record<string, string | number> = {},
): Promise<schemas.LoggedRequestPage> {
  const request = requestOf(team.member, 'listApplicationRequests', {
    path: { organization_id: team.id, client_id: clientId },
  });
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await dashboard.node.app.inject({ ...request, url: `${request.url}?${search}` });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}

/**
 * Waits until the log of an application has a number of requests, and returns them, oldest first. It does not wait for the
 * interval of the recorder.
 */
export async function waitForRequests(dashboard: Dashboard, application: Application, count: number) {
  return waitFor(async () => {
    await dashboard.node.requestRecorder?.flush();
    const { data } = await readPage(dashboard, application);
    expect(data).toHaveLength(count);
    return data.toReversed();
  });
}
