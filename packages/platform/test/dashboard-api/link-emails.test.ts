import type { schemas } from '@worklane/contract/dashboard';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailCredentials, startMailServer, startSilentServer } from '../mail/mail-server.ts';
import { type Dashboard, openDashboard, type Team } from './test-dashboard.ts';

async function open(smtpUrl: string, limits = {}): Promise<{ dashboard: Dashboard; team: Team }> {
  const env = { SMTP_URL: smtpUrl, SMTP_FROM: 'Worklane <worklane@example.com>' };
  const dashboard = await openDashboard({ env, limits });
  const team = await dashboard.team('Harbour & Pine');
  // Names of two lines are no longer accepted, but may be stored.
  const organizations = dashboard.store.db.updateTable('organizations').where('organization_id', '=', team.id);
  await organizations.set({ name: 'Harbour\r\n& Pine' }).execute();
  return { dashboard, team };
}

const invite = async ({ dashboard, team }: Awaited<ReturnType<typeof open>>) =>
  dashboard.call(team.owner, 'createInvitation', {
    path: { organization_id: team.id },
    body: { email: 'noor@example.com', role: 'viewer' },
  });

describe('with a mail server', () => {
  it('links are sent by email only, so that an owner cannot create or take over the account of another person', async () => {
    const server = await startMailServer();
    onTestFinished(server.stop);
    const opened = await open(server.url);
    const { dashboard, team } = opened;
    const invited = (await invite(opened)).json<schemas.InvitationWithLink>();
    const path = { organization_id: team.id, member_id: team.member.memberId };
    const created = await dashboard.call(team.owner, 'createPasswordResetLink', { path });
    const reset = created.json<schemas.PasswordResetLink>();
    expect([invited, reset]).toMatchObject(Array(2).fill({ link: null, email_delivery: 'sent' }));
    const sources = server.emails.map(({ source }) => source.replaceAll('=\r\n', ''));
    expect(server.emails.map(({ to }) => to)).toEqual([['noor@example.com'], [team.member.email]]);
    const links = sources.map((source) => /^http:\S+/m.exec(source)?.[0] ?? '');
    expect(links.map((link) => new URL(link).pathname.split('/')[1])).toEqual(['invitations', 'password-reset']);
    for (const link of links) {
      const page = await dashboard.node.app.inject(new URL(link).pathname);
      expect(page.statusCode, page.body).toBe(200);
    }
    expect(sources[0]).toContain('The owner invited you to join Harbour & Pine on Worklane. Your role: Viewer.');
    expect(sources[0]).toContain('2026-03-09 08:15 UTC');
    const log = dashboard.log.join('');
    for (const secret of [...links, mailCredentials.password, 'noor@example.com']) {
      expect(log).not.toContain(secret.split('/').at(-1));
    }
  });
});

describe('with a mail server that does not work', () => {
  it.each(['is down', 'says nothing'])(
    'the invitation is created without its link when the server %s',
    async (state) => {
      const silent = state === 'says nothing' ? await startSilentServer() : undefined;
      if (silent) onTestFinished(silent.stop);
      // Half of the time of a request is for the email.
      const opened = await (silent ? open(silent.url, { request: 8 }) : open('smtp://127.0.0.1:1'));
      const response = await invite(opened);
      expect(response.statusCode, response.body).toBe(201);
      expect(response.json()).toMatchObject({ link: null, email_delivery: 'failed' });
      const warnings = opened.dashboard.log.filter((line) => line.includes('email was not sent'));
      expect(warnings).toHaveLength(1);
    },
  );
});
