import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';

/** What an attacker with one organization, one address and 600 requests a minute has. */
export interface Attacker {
  origin: string;
  /** A port that accepts connections and never responds. */
  silent: number;
  token: string;
  mcpToken: string;
  clientId: string;
  cookie: string;
  csrf: string;
  owner: { cookie: string; csrf: string };
}

type Attack = (attacker: Attacker & { signal: AbortSignal }, request: number) => Promise<Response>;

export const form = (fields: Record<string, string>, cookie = ''): RequestInit => ({
  ...{ method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams(fields) },
});

/** An attack on each pool of the guide, by the beginning of its row. */
const attacks: Readonly<Record<string, Attack>> = {
  'A metadata document': ({ origin, silent, signal }, n) => {
    const client = { client_id: `https://127.0.0.1:${silent}/${n}`, redirect_uri: redirectUri };
    const query = { ...client, response_type: 'code', scope: 'tasks.read', state: 'a state of the attacker' };
    return fetch(`${origin}/oauth/authorize?${new URLSearchParams(query)}`, { redirect: 'manual', signal });
  },
  'A password': ({ origin, cookie, csrf, signal }, n) =>
    fetch(`${origin}/sign-in`, { ...form({ email: `${n}@example.org`, password: 'guess', csrf }, cookie), signal }),
  'A request to an identity provider': ({ origin, signal }) =>
    fetch(`${origin}/sign-in/providers/silent/logout`, { ...form({ logout_token: 'x' }), signal }),
  'An open event stream': ({ origin, token, signal }) =>
    fetch(`${origin}/api/events/stream`, { headers: { authorization: `Bearer ${token}` }, signal }),
  'An open subscription': ({ origin, mcpToken, signal }, n) => {
    const method = 'subscriptions/listen';
    const version = '2026-07-28';
    const meta = 'io.modelcontextprotocol';
    const _meta = {
      [`${meta}/protocolVersion`]: version,
      [`${meta}/clientCapabilities`]: {},
      [`${meta}/clientInfo`]: { name: 'abuse', version: '1' },
    };
    const notifications = { resourceSubscriptions: ['worklane://organizations/1/events'] };
    const headers = {
      ...{ authorization: `Bearer ${mcpToken}`, 'content-type': 'application/json', 'mcp-method': method },
      ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': version },
    };
    const body = JSON.stringify({ jsonrpc: '2.0', id: n, method, params: { _meta, notifications } });
    return fetch(`${origin}/mcp`, { method: 'POST', headers, body, signal });
  },
  'An export': ({ origin, owner, signal }) =>
    fetch(`${origin}/dashboard/api/organizations/1/audit-log/export`, { headers: { cookie: owner.cookie }, signal }),
  'An authorization request': ({ origin, clientId, signal }) => {
    const client = { client_id: clientId, redirect_uri: redirectUri, code_challenge_method: 'S256' };
    const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const query = { ...client, response_type: 'code', scope: 'tasks.read', state: 'a state of the attacker' };
    const parameters = new URLSearchParams({ ...query, code_challenge });
    return fetch(`${origin}/oauth/authorize?${parameters}`, { redirect: 'manual', signal });
  },
  'A delivery': ({ origin, token, signal }) =>
    fetch(`${origin}/api/v1/1/tasks`, {
      ...{ method: 'POST', body: '{"title":"One write, many deliveries"}', signal },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    }),
  'An email': ({ origin, owner, signal }, n) =>
    fetch(`${origin}/dashboard/api/organizations/1/invitations`, {
      method: 'POST',
      headers: { cookie: owner.cookie, 'x-csrf-token': owner.csrf, 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${n}@example.org`, role: 'viewer' }),
      signal,
    }),
};

export const redirectUri = 'https://agent.example/back';

const millisecondsBetween = 100;

/** Sends requests at a rate until the signal aborts. @param counts how many got which status */
async function repeat(attack: Attack, attacker: Parameters<Attack>[0], counts: Map<string, number>): Promise<void> {
  const count = (status: string) => counts.set(status, (counts.get(status) ?? 0) + 1);
  // Each request is another one, also in the next round.
  const first = [...counts.values()].reduce((sum, times) => sum + times, 0);
  for (let n = first; !attacker.signal.aborted; n++) {
    attack(attacker, n).then(
      (response) => count(String(response.status)),
      () => count('no response'),
    );
    await setTimeout(millisecondsBetween);
  }
}

/** The row of a pool, and who attacks it in a thread: from each message to the next, which posts how many got which status in all. */
export interface AttackThread {
  row: string;
  attacker: Attacker;
}

if (!isMainThread) {
  const { row, attacker } = workerData as AttackThread;
  const attack = Object.entries(attacks).find(([start]) => row.startsWith(start))?.[1];
  if (!attack) throw new Error(`There is no attack on the pool "${row}".`);
  const statuses = new Map<string, number>();
  for (;;) {
    await once(parentPort as MessagePort, 'message');
    const ending = new AbortController();
    const running = repeat(attack, { ...attacker, signal: ending.signal }, statuses);
    await once(parentPort as MessagePort, 'message');
    ending.abort();
    await running;
    parentPort?.postMessage(statuses);
  }
}
