import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, openDashboard, type Person } from './test-dashboard.ts';

const baseUrl = 'http://worklane.example:4000';

let dashboard: Dashboard;
let owner: Person;
let organizationId: number;

beforeAll(async () => {
  dashboard = await openDashboard({ env: { BASE_URL: baseUrl } });
  ({ owner, id: organizationId } = await dashboard.team());
});
afterAll(() => dashboard.close());

/** Creates a session token, with the CSRF token of the session. */
async function createToken(headers: Record<string, string>): Promise<number | string> {
  const path = { organization_id: organizationId };
  const response = await dashboard.call(owner, 'createSessionToken', { path, headers });
  return response.statusCode === 201 ? 201 : response.json().code;
}

test.each<[string | undefined, string | undefined, number | string]>([
  [undefined, undefined, 201],
  [undefined, baseUrl, 201],
  ['same-origin', baseUrl, 201],
  ['same-origin', undefined, 201],
  ['none', undefined, 201],
  ['cross-site', baseUrl, 'csrf_token_invalid'],
  ['same-site', baseUrl, 'csrf_token_invalid'],
  [undefined, 'https://evil.example', 'csrf_token_invalid'],
  ['same-origin', 'https://evil.example', 'csrf_token_invalid'],
  ['none', 'https://evil.example', 'csrf_token_invalid'],
  [undefined, 'null', 'csrf_token_invalid'],
  ['same-origin', 'null', 'csrf_token_invalid'],
  [undefined, '', 'csrf_token_invalid'],
  [undefined, 'https://worklane.example:4000', 'csrf_token_invalid'],
  [undefined, 'http://worklane.example', 'csrf_token_invalid'],
  [undefined, 'http://worklane.example:4001', 'csrf_token_invalid'],
  [undefined, 'http://worklane.example:4000.evil.example', 'csrf_token_invalid'],
  [undefined, `${baseUrl}/`, 'csrf_token_invalid'],
])('a request with Sec-Fetch-Site %s and Origin %s gets %s', async (site, origin, expected) => {
  const headers = { ...(site && { 'sec-fetch-site': site }), ...(origin !== undefined && { origin }) };
  expect(await createToken(headers)).toBe(expected);
});

test('a request that only reads needs no origin', async () => {
  const response = await dashboard.call(owner, 'getSession', { headers: { origin: 'https://evil.example' } });
  expect(response.statusCode).toBe(200);
});
