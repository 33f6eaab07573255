import { beforeEach, expect, it } from 'vitest';
import { newTokens, postRevocation, postToken, refreshForm } from '../oauth/oauth-requests.ts';
import { OAuthServer, type TestApplication, type TestPerson } from '../oauth/oauth-server.ts';

let organizationId: number;
let person: TestPerson;
let application: TestApplication;

const server = await OAuthServer.open();
beforeEach(async () => {
  organizationId = await server.organization('Harbour');
  person = await server.person(organizationId);
  application = await server.application(organizationId);
});

const entries = () =>
  server.store.db
    .selectFrom('audit_log')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute();

it('a grant is recorded with the member, the application and the scopes', async () => {
  const { access_token } = await newTokens(server, await server.browserOf(person), application, organizationId);
  const log = await entries();
  expect(log).toMatchObject([
    {
      action: 'access.granted',
      actor: { type: 'member', member_id: person.members.get(organizationId), name: 'Eva Lind', email: person.email },
      target: { type: 'access', id: expect.any(String), name: 'Lighthouse' },
      origin: { ip: '127.0.0.1' },
      details: { client_id: application.clientId, scopes: expect.arrayContaining(['tasks.read']) },
    },
  ]);
  expect(JSON.stringify(log)).not.toContain(access_token);
});

it('a refresh is not recorded, and a revoked refresh token ends the grant in the name of the application', async () => {
  const tokens = await newTokens(server, await server.browserOf(person), application, organizationId);
  const refreshed = await postToken(server, refreshForm(application, tokens.refresh_token));
  const { clientId, clientSecret } = application;
  const token = (refreshed.body as { refresh_token: string }).refresh_token;
  await postRevocation(server, { client_id: clientId, client_secret: clientSecret, token });
  expect(await entries()).toMatchObject([
    { action: 'access.granted' },
    {
      action: 'access.revoked',
      actor: { type: 'application', client_id: clientId, name: 'Lighthouse' },
      target: { type: 'access', name: 'Lighthouse' },
      origin: { ip: '127.0.0.1' },
      details: { kind: 'grant', client_id: clientId },
    },
  ]);
});

it('the grant of a refresh token that is used after its successor is revoked by the service', async () => {
  const tokens = await newTokens(server, await server.browserOf(person), application, organizationId);
  const { body } = await postToken(server, refreshForm(application, tokens.refresh_token));
  for (const token of [body.refresh_token, tokens.refresh_token]) {
    await postToken(server, refreshForm(application, token));
  }
  expect(await entries()).toMatchObject([
    { action: 'access.granted' },
    { action: 'access.revoked', actor: { type: 'service' }, details: { kind: 'grant', reason: 'reuse' } },
  ]);
});
