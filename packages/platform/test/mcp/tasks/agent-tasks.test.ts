import { type Client, createClient } from '@worklane/client';
import { scopes } from '@worklane/contract';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type CreatedDemoData, createDemoData } from '../../../src/demo/create-demo-data.ts';
import { openStoreOn, type TestStore } from '../../environment/test-store.ts';
import { secret } from '../../environment/token-service.ts';
import { newCode, postToken } from '../../oauth/oauth-requests.ts';
import { OAuthServer } from '../../oauth/oauth-server.ts';
import { connect } from '../mcp-environment.ts';
import { agentTasks } from './agent-tasks.ts';
import { maxCalls, ScriptedAgent } from './scripted-agent.ts';

let stores: TestStore;
let demo: CreatedDemoData | undefined;
let server: OAuthServer;
/** Of the owner of the demo organization. */
let token: string;
let api: Client;
const calls: ScriptedAgent['calls'] = [];

beforeAll(async () => {
  // The tasks are about today and next week, which must not change meanwhile.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T10:30:00Z') });
  stores = await openStoreOn(inject('engine'));
});
afterAll(() => void vi.useRealTimers());
// Hooks of their own, because each has its time limit.
beforeAll(async () => {
  demo = await createDemoData(stores.store, { now: new Date(), seed: 1, secret });
});
beforeAll(async () => {
  const { store } = stores;
  const { organizationId, credentials } = demo ?? expect.unreachable('There is demo data already.');
  server = await OAuthServer.open({ store, clock: () => new Date() });
  token = await ownerToken(organizationId, credentials);
  api = createClient({ baseUrl: server.baseUrl, auth: await applicationToken(organizationId, credentials) });
});
afterAll(async () => {
  await server?.close();
  await stores?.close();
});

const toolScopes = Object.keys(scopes).filter((scope) => !scope.startsWith('webhooks.'));

/** Returns an access token for the MCP server with which the owner of the demo data lets an application act. */
async function ownerToken(organizationId: number, { email }: CreatedDemoData['credentials']): Promise<string> {
  const { db } = stores.store;
  const account = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const person = { accountId: account.account_id, email, members: new Map() };
  const application = await server.application(organizationId, { scopes: toolScopes });
  const resource = `${server.baseUrl}/mcp`;
  const browser = await server.browserOf(person);
  const { form } = await newCode(browser, application, organizationId, toolScopes.join(' '), resource);
  return (await postToken(server, form)).body.access_token;
}

/** Returns an access token for the API, with which the checks read. */
async function applicationToken(organizationId: number, { privateApplication }: CreatedDemoData['credentials']) {
  const { body } = await postToken(server, {
    grant_type: 'client_credentials',
    client_id: privateApplication.clientId,
    client_secret: privateApplication.secret,
    organization_id: String(organizationId),
    scope: toolScopes.join(' '),
  });
  return body.access_token as string;
}

describe('an agent on the demo data', () => {
  it.each(agentTasks)('$request', async ({ prepare, solve, check }) => {
    const before = await prepare?.(api);
    const agent = new ScriptedAgent(await connect(server, token));
    const answer = await solve(agent);
    await check(api, answer, before);
    expect(agent.calls.length).toBeLessThanOrEqual(maxCalls);
    calls.push(...agent.calls);
  });

  it('uses every tool', async () => {
    const { tools } = await (await connect(server, token)).listTools();
    expect(new Set(calls)).toEqual(new Set(tools.map(({ name }) => name)));
  });
});
