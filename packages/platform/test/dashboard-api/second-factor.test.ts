import { beforeEach, expect, it } from 'vitest';
import { openDashboard, type Team, type TeamMember } from './test-dashboard.ts';
import { addGrant } from './test-grant.ts';

let team: Team;

const dashboard = await openDashboard();
beforeEach(async () => {
  team = await dashboard.team();
});

const require = (who: TeamMember, requires_second_factor = true) =>
  dashboard.call(who, 'replaceOrganizationSettings', {
    path: { organization_id: team.id },
    body: { requires_second_factor },
  });

const accountId = async ({ email }: TeamMember) =>
  (
    await dashboard.store.db
      .selectFrom('accounts')
      .select('account_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).account_id;

/** Adds an authenticator app to an account, whose session then has a second factor. */
async function addSecondFactor(who: TeamMember) {
  const account_id = await accountId(who);
  const app = { account_id, secret: '', last_step: 0, added_at: dashboard.clock.now.toISOString() };
  await dashboard.store.db.insertInto('authenticator_apps').values(app).execute();
  const sessions = dashboard.store.db.updateTable('sessions').set({ second_factor: true });
  await sessions.where('account_id', '=', account_id).execute();
}

const tokenOf = async (who: TeamMember) =>
  (await dashboard.call(who, 'createSessionToken', { path: { organization_id: team.id } })).json().access_token;

const callWith = (token: string) => dashboard.api(token, team.id);

it('cannot be required by an owner without one, who would lose access', async () => {
  expect((await require(team.owner)).json()).toMatchObject({ status: 401, code: 'second_factor_required' });
  expect((await dashboard.call(team.owner, 'getSession')).json()).toMatchObject({
    second_factor: false,
    organizations: [{ requires_second_factor: false }],
  });
});

it('ends the access of members without one, and of their tokens and grants, and of nobody else', async () => {
  await addSecondFactor(team.owner);
  await addSecondFactor(team.member);
  const tokens = await Promise.all([team.member, team.viewer].map(tokenOf));
  const grants = { organizationId: team.id, client_id: 'app_of_a_test' };
  const lost = await addGrant(dashboard, team.viewer, grants);
  const kept = await addGrant(dashboard, team.member, grants);
  expect(await Promise.all(tokens.map(callWith))).toEqual([200, 200]);

  expect((await require(team.owner)).json()).toMatchObject({ requires_second_factor: true, max_token_seconds: null });
  await expect.poll(() => Promise.all(tokens.map(callWith))).toEqual([200, 'token_revoked']);
  const left = await dashboard.store.db.selectFrom('oauth_artifacts').select('grant_id').execute();
  expect(left.map(({ grant_id }) => grant_id)).toContain(kept);
  expect(left.map(({ grant_id }) => grant_id)).not.toContain(lost);
  const list = (who: TeamMember) =>
    dashboard.call(who, 'listOrganizationMembers', { path: { organization_id: team.id } });
  expect((await list(team.viewer)).json().code).toBe('second_factor_required');
  expect((await list(team.member)).statusCode).toBe(200);

  await addSecondFactor(team.viewer);
  expect(await callWith(await tokenOf(team.viewer))).toBe(200);
});

it('is optional again, and each change is recorded once', async () => {
  await addSecondFactor(team.owner);
  await require(team.owner);
  await require(team.owner);
  await require(team.owner, false);
  expect((await dashboard.call(team.viewer, 'getChecklist', { path: { organization_id: team.id } })).statusCode).toBe(
    200,
  );
  expect((await dashboard.audited(team.id)).map(({ action }) => action)).toEqual([
    'organization.second_factor_required',
    'organization.second_factor_optional',
  ]);
});
