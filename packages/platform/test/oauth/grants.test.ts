import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { controlNames, setControl } from '../../src/database/operator-controls.ts';
import { callApi, newCode, postToken } from './oauth-requests.ts';
import { OAuthServer, type TestApplication, type TestPerson } from './oauth-server.ts';

let server: OAuthServer;
let harbour: number;
let pine: number;
let person: TestPerson;
let application: TestApplication;

beforeAll(async () => {
  server = await OAuthServer.open();
  [harbour, pine] = [await server.organization('Harbour'), await server.organization('Pine')];
  person = await server.person(harbour, pine);
  application = await server.application(harbour);
});
afterAll(() => server.close());

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

it('the authorization code grant issues a token for the chosen organization and its member', async () => {
  const { form } = await newCode(await server.browserOf(person), application, pine, 'tasks.read tasks.write');
  const { status, headers, body } = await postToken(server, form);
  expect(body).toEqual({
    token_type: 'Bearer',
    expires_in: 31_536_000,
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    scope: 'tasks.read tasks.write',
    organization_id: pine,
    organization_name: 'Pine',
  });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(claimsOf(body.access_token)).toMatchObject({
    iss: server.baseUrl,
    aud: server.baseUrl,
    sub: String(person.members.get(pine)),
    client_id: application.clientId,
    organization_id: pine,
    gid: expect.any(String),
  });
  expect(await callApi(server, pine, body.access_token)).toBe(200);
  expect(await callApi(server, harbour, body.access_token)).toBe('wrong_organization');
  const inQuery = `${server.baseUrl}/api/v1/${pine}/tasks?access_token=${body.access_token}`;
  expect([400, 401]).toContain((await fetch(inQuery)).status);
});

it('a token is valid for as long as the organization of its member allows, and no longer', async () => {
  const brief = await server.organization('Brief');
  const member = await server.person(brief, harbour);
  const name = controlNames.quota(brief, 'token-seconds');
  await setControl(server.store.db, { name, value: '600', operator: 'maja' }, new Date());
  const secondsIn = async (organizationId: number) => {
    const { form } = await newCode(await server.browserOf(member), application, organizationId, 'tasks.read');
    const { expires_in, access_token } = (await postToken(server, form)).body;
    const { exp, iat } = claimsOf(access_token);
    expect(exp - iat).toBe(expires_in);
    return expires_in;
  };
  await waitFor(async () => expect(await secondsIn(brief)).toBe(600));
  expect(await secondsIn(harbour)).toBe(31_536_000);
});
