import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { describe, expect, it } from 'vitest';
import { removeMember } from '../../src/identity/members.ts';
import { openDashboard, type Person } from '../dashboard-api/test-dashboard.ts';

const folder = await openFolder();
await writeFile(join(folder, 'index.html'), '<h1>Reference</h1>');
const file = { kind: 'static', base_url: 'http://127.0.0.1:4010', organization_id: 1042 };
await writeFile(join(folder, 'host.json'), JSON.stringify(file));
const dashboard = await openDashboard({ env: { DOCS_FOLDER: folder, BASE_URL: 'https://api.harbour.example' } });
const team = await dashboard.team();

const get = (cookie?: string) =>
  dashboard.node.app.inject({
    url: '/docs/host.json',
    headers: { origin: 'https://other.example', ...(cookie && { cookie }) },
  });

const host = async (who?: Person) => {
  // The service has https, so that the name of its cookie differs from that of the tests.
  const { statusCode, json } = await get(who && `__Host-${who.cookie}`);
  expect(statusCode).toBe(200);
  return json<{ organization_id: number }>();
};

describe('GET /docs/host.json', () => {
  it('names the service and the organization of the examples to everybody', async () => {
    const service = { kind: 'service', base_url: 'https://api.harbour.example' };
    const expected = { ...service, organization_id: 1042, signed_in: false };
    expect(await host()).toEqual(expected);
    expect(await host({ email: '', csrf: '', cookie: 'worklane_session=unheard-of' })).toEqual(expected);
  });

  it('names the oldest organization of a signed-in person', async () => {
    expect(await host(team.viewer)).toMatchObject({ organization_id: team.id, signed_in: true });
    const other = await dashboard.team('Alder Street');
    await dashboard.join(other.id, team.member, 'viewer');
    expect((await host(team.member)).organization_id).toBe(team.id);
    await removeMember(dashboard.members, team.id, team.member.memberId);
    expect((await host(team.member)).organization_id).toBe(other.id);
  });

  it('names no organization of others to a person who belongs to none', async () => {
    expect(await host(await dashboard.person())).toMatchObject({ organization_id: 1042, signed_in: false });
  });

  it('names no organization after signing out', async () => {
    await dashboard.call({ ...team.owner, cookie: `__Host-${team.owner.cookie}` }, 'endSession', {
      headers: { origin: 'https://api.harbour.example' },
    });
    expect(await host(team.owner)).toMatchObject({ organization_id: 1042, signed_in: false });
  });

  it('is neither cached nor readable by pages of other origins', async () => {
    const { headers } = await get();
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
