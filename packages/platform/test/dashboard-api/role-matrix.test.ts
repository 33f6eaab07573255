import { type Operation, operations, type Role, roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dashboard, type OperationId, openDashboard } from './test-dashboard.ts';

/** Every operation of the contract that takes an access token. */
const table = Object.values<Operation>(operations).filter(({ authentication }) => authentication === 'bearer');
const typedRoles = Object.keys(roles) as Role[];

/** The operations that issue a token for a member. */
const issuing = ['createSessionToken', 'createDocumentationToken'] as const satisfies OperationId[];
type Issuing = (typeof issuing)[number];

let dashboard: Dashboard;
let address: string;
let organizationId: number;
let tokens: Record<Issuing, Record<Role, string>>;

beforeAll(async () => {
  // The tests of one file send more requests than a client may.
  dashboard = await openDashboard({ env: { RATE_LIMIT_REQUESTS: '100000' } });
  address = await dashboard.node.app.listen({ port: 0, host: '127.0.0.1' });
  const team = await dashboard.team();
  organizationId = team.id;
  const path = { organization_id: organizationId };
  const issue = async (id: Issuing, role: Role) => {
    const response = await dashboard.call(team[role], id, { path });
    return [role, response.json<schemas.SessionToken>().access_token] as const;
  };
  const issued = issuing.map(async (id) => {
    const all = await Promise.all(typedRoles.map((role) => issue(id, role)));
    return [id, Object.fromEntries(all)] as const;
  });
  tokens = Object.fromEntries(await Promise.all(issued)) as typeof tokens;
});
afterAll(() => dashboard.close());

/** Sends an operation without a body for records that do not exist, and returns the status and the problem code. */
async function send({ method, path }: Operation, token: string) {
  const url = path.replace('{organization_id}', String(organizationId)).replaceAll(/\{\w+\}/g, '1');
  const response = await fetch(address + url, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status < 400) {
    // A stream of events does not end.
    await response.body?.cancel();
    return { status: response.status };
  }
  const { status, code } = (await response.json()) as { status: number; code: string };
  return { status, code };
}

describe.each(issuing.flatMap((id) => typedRoles.map((role) => [id, role] as const)))(
  'the token of %s for the %s',
  (id, role) => {
    const included: readonly string[] = roles[role].scopes;
    const isAllowed = ({ scopes }: Operation) => scopes.every((scope) => included.includes(scope));

    // That each operation requires its scopes is tested with the operations of records, webhooks and events.
    it('has the scopes of the role', () => {
      const { scope } = decodeJwt<{ scope: string }>(tokens[id][role]);
      expect(scope.split(' ').toSorted()).toEqual(included.toSorted());
    });

    it('allows what they allow', async () => {
      const allowed = table.find(isAllowed) ?? expect.fail();
      // Authorized requests fail for their missing bodies and records.
      expect([200, 400, 404, 415, 422]).toContain((await send(allowed, tokens[id][role])).status);
      const refused = table.find((operation) => !isAllowed(operation));
      if (refused) {
        expect(await send(refused, tokens[id][role])).toEqual({ status: 403, code: 'insufficient_scope' });
      }
    });
  },
);
