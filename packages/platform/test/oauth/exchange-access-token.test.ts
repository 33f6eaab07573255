import { decodeJwt } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { createTokenExchange } from '../../src/oauth/authorization-server/mcp-access.ts';
import { createTokenIssuer } from '../../src/oauth/tokens/issue-access-token.ts';
import { memberRevocationId } from '../../src/oauth/tokens/revoke-tokens.ts';
import { createAuthenticator } from '../../src/oauth/tokens/verify-access-token.ts';
import { sharedTestStore } from '../environment/test-store.ts';
import { baseUrl, openTokenService, type TokenService } from '../environment/token-service.ts';

const audience = `${baseUrl}/mcp`;

const service = await openTokenService(await sharedTestStore());
const { keys, revocations } = service;
const clock = () => service.clock.now;
const mcp = createAuthenticator({
  ...{ keys, revocations, baseUrl, audience, clock, usage: { record() {} } },
});
const exchangeToken = createTokenExchange({
  ...{ authenticator: mcp, baseUrl, clock },
  issueToken: createTokenIssuer({ keys, baseUrl, clock }),
});
beforeEach(() => {
  service.clock.now = new Date();
});

const issue = (changes: Parameters<TokenService['issue']>[0] = {}) =>
  service.issue({ audience, subject: '12', memberVersion: 3, grantId: 'grant-1', ...changes });
const wait = (seconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000);
};

it('the principal of an exchanged token names the MCP server; that of another token does not', async () => {
  const principal = await mcp.authenticate((await issue()).token);
  expect(principal.via).toBeUndefined();
  const exchanged = await service.check.authenticate(await exchangeToken(principal));
  expect(exchanged).toEqual({
    ...{ organizationId: 7, clientId: 'app_lighthouse', subject: '12', scopes: new Set(['tasks.read']), via: 'mcp' },
  });
  const { token } = await service.issue({ actor: 'https://other.example/mcp' });
  expect((await service.check.authenticate(token)).via).toBeUndefined();
});

it('an exchanged token is used again while it is valid for 30 seconds, then replaced', async () => {
  const principal = await mcp.authenticate((await issue()).token);
  const first = await exchangeToken(principal);
  wait(28);
  expect(await exchangeToken(principal)).toBe(first);
  wait(5);
  expect(await exchangeToken(principal)).not.toBe(first);
  wait(30);
  await expect(async () => service.check.authenticate(first)).rejects.toMatchObject({ code: 'token_expired' });
});

it('an exchanged token never expires after the token of the MCP server', async () => {
  const { token } = await issue({ lifetimeSeconds: 10 });
  const exchanged = decodeJwt(await exchangeToken(await mcp.authenticate(token)));
  expect(exchanged.exp).toBe(decodeJwt(token).exp);
});

it.each([
  ['the token', ({ jti }: { jti: string }) => jti],
  ['the grant', () => 'grant-2'],
  ['the application', () => 'app_revoked'],
  ['a change of the role', () => memberRevocationId({ organizationId: 7, memberId: '13', version: 3 })],
])('revoking by %s rejects the exchanged token, too', async (_what, idOf) => {
  const issued = await issue({ grantId: 'grant-2', clientId: 'app_revoked', subject: '13' });
  const exchanged = await exchangeToken(await mcp.authenticate(issued.token));
  const fresh = createAuthenticator({
    ...{ keys: service.keys, baseUrl, audience: baseUrl, clock: () => service.clock.now, usage: { record() {} } },
    revocations: { has: (id) => id === idOf(issued) },
  });
  await expect(async () => fresh.authenticate(exchanged)).rejects.toMatchObject({ code: 'token_revoked' });
});

it('only the principal of an access token can be exchanged', async () => {
  const principal = { organizationId: 7, clientId: 'app', scopes: new Set<string>() };
  await expect(exchangeToken(principal)).rejects.toThrow(TypeError);
});
