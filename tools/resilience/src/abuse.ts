import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openEnvironment } from './environment.ts';

const guide = new URL('../../../packages/docs/pages/self-hosting.md', import.meta.url);
const adminScript = fileURLToPath(new URL('../../../packages/platform/src/admin/main.ts', import.meta.url));

/** What an attacker with one organization, one address and 600 requests a minute has. */
interface Attacker {
  origin: string;
  /** A port that accepts connections and never responds. */
  silent: number;
  token: string;
  mcpToken: string;
  clientId: string;
  signal: AbortSignal;
  cookie: string;
  csrf: string;
  owner: { cookie: string; csrf: string };
}

type Attack = (attacker: Attacker, request: number) => Promise<Response>;

const form = (fields: Record<string, string>, cookie = ''): RequestInit => ({
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

const redirectUri = 'https://agent.example/back';

const millisecondsBetween = 100;
/**
 * Quiet and attacked times alternate, now one first and now the other, so that the load of the machine by others affects both. The
 * median of the ratios of such pairs ignores those in which it changed.
 */
const rounds = 11;
/** Between these places of the sorted ratios the median is with a probability of 99 %, by the binomial distribution. */
const [low, high] = [1, 9];
/** Requests of the other organization in each. */
const measured = 200;
const maxChange = 1.2;

/**
 * Attacks each pool of the guide, and prints how the p99 of another organization changes.
 * @param only the beginning of a row, to attack one pool
 * @returns the exit code
 */
export async function measureAbuse(only = ''): Promise<number> {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const silentPort = (silent.address() as AddressInfo).port;
  const env = { SMTP_URL: `smtp://127.0.0.1:${silentPort}`, SMTP_FROM: 'worklane@example.com' };
  const environment = await openEnvironment({ engine: 'postgresql', nodes: 1, needs: new Set(), env });
  let failed = 0;
  try {
    const { nodes, server } = environment;
    const [node] = nodes;
    if (!node || !server) throw new Error('There is no node.');
    const { origin } = node;
    const admin = (input: string, ...argv: string[]) =>
      runAdmin({ ...environment.env, DATABASE_URL: server.url }, input, argv);
    for (const name of ['Attacker', 'Other']) await admin('', 'organization', 'create', name);
    const email = 'mallory@example.com';
    const password = 'correct horse battery staple';
    await admin('', 'member', 'add', '--organization', '1', '--name', 'Mallory', '--email', email, '--role', 'owner');
    await admin(password, 'member', 'password', '--email', email);
    const issuer = `http://127.0.0.1:${silentPort}`;
    const provider = ['--name', 'silent', '--issuer', issuer, '--client-id', 'x', '--domain', 'silent.example'];
    await admin('', 'oidc', 'set', ...provider, '--join', '1:member');
    const { cookie, csrf } = await signInForm(origin);
    const owner = await signIn(origin, { email, password, cookie, csrf });
    const application = ['--name', 'Agent', '--type', 'public', '--scopes', 'tasks.read', '--without-secret'];
    const created = await admin(
      ...(['', 'application', 'create', '--organization', '1'] as const),
      ...[...application, '--redirect-uri', redirectUri, '--json'],
    );
    const { client_id: clientId } = JSON.parse(created) as { client_id: string };
    const token = await node.issueToken(1, ['tasks.read', 'tasks.write', 'webhooks.write']);
    const mcpToken = await node.issueToken(1, ['tasks.read'], `${origin}/mcp`);
    const other = await node.issueToken(2, ['tasks.read', 'tasks.write']);
    await registerWebhooks(origin, token, silentPort);
    const measure = async () => p99(await timesOf(origin, other));
    await measure();
    console.log(
      'p99 of another organization, in ms, without and with 600 requests per minute on each pool, and the median change',
    );
    for (const [row, size] of (await pools()).filter(([name]) => name.startsWith(only))) {
      const attack = Object.entries(attacks).find(([start]) => row.startsWith(start))?.[1];
      if (!attack) throw new Error(`There is no attack on the pool "${row}".`);
      const statuses = new Map<string, number>();
      const measureAttacked = async () => {
        const ending = new AbortController();
        const { signal } = ending;
        const attacker = { origin, silent: silentPort, token, mcpToken, clientId, signal, cookie, csrf, owner };
        const running = repeat(attack, attacker, statuses);
        const time = await measure();
        ending.abort();
        await running;
        return time;
      };
      const pairs: { quiet: number; attacked: number }[] = [];
      for (let round = 0; round < rounds; round++) {
        const first = round % 2 === 0 ? await measure() : undefined;
        const attacked = await measureAttacked();
        pairs.push({ quiet: first ?? (await measure()), attacked });
      }
      const sorted = (of: (pair: (typeof pairs)[number]) => number) => pairs.map(of).toSorted((a, b) => a - b);
      const median = (times: number[]) => times[Math.floor(rounds / 2)] ?? 0;
      const ratios = sorted(({ quiet, attacked }) => attacked / quiet);
      if (median(ratios) > maxChange) failed++;
      const [before, during] = [median(sorted(({ quiet }) => quiet)), median(sorted(({ attacked }) => attacked))];
      const percent = (ratio = 0) => `${((ratio - 1) * 100).toFixed(0)} %`;
      const change = `${percent(median(ratios))} (${percent(ratios[low])} to ${percent(ratios[high])})`;
      const got = [...statuses].map(([status, times]) => `${status} x ${times}`).join(', ');
      console.log(`${row} (${size}): ${before.toFixed(1)}, ${during.toFixed(1)}, ${change}; the attacker got ${got}`);
    }
  } finally {
    await environment.close();
    silent.close();
  }
  return failed > 0 ? 1 : 0;
}

/** Registers as many webhooks of the attacker as it may have, at a host that never responds. */
async function registerWebhooks(origin: string, token: string, port: number): Promise<void> {
  for (let status = 201, n = 0; status === 201; n++) {
    const response = await fetch(`${origin}/api/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `http://127.0.0.1:${port}/${n}`, org_id: 1, events: ['task.created'] }),
    });
    ({ status } = response);
    if (![201, 409].includes(status)) throw new Error(`A webhook got ${status}: ${await response.text()}`);
  }
}

/** Returns the rows of the table "Shared pools". */
async function pools(): Promise<[row: string, size: string][]> {
  const [, section = ''] = /### Shared pools\n([\s\S]*?)\n###/.exec(await readFile(guide, 'utf8')) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| A'));
  if (rows.length === 0) throw new Error(`${guide} has no table of shared pools.`);
  return rows.map((line) => line.split('|').map((cell) => cell.trim())).map(([, row = '', size = '']) => [row, size]);
}

/** Sends requests at a rate until the signal aborts. @param counts how many got which status */
async function repeat(attack: Attack, attacker: Attacker, counts: Map<string, number>): Promise<void> {
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

const p99 = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;

/** Returns the milliseconds of lists and creations, 100 a second. */
async function timesOf(origin: string, token: string): Promise<number[]> {
  const url = `${origin}/api/v1/2/tasks`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const times: number[] = [];
  const request = async (n: number) => {
    const start = performance.now();
    const init = n % 2 === 0 ? { headers } : { headers, method: 'POST', body: JSON.stringify({ title: `Task ${n}` }) };
    const response = await fetch(n % 2 === 0 ? `${url}?limit=20` : url, init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The other organization got ${response.status}.`);
    times.push(performance.now() - start);
  };
  const pending = [];
  for (let n = 0; n < measured; n++) {
    pending.push(request(n));
    await setTimeout(10);
  }
  await Promise.all(pending);
  return times;
}

async function signInForm(origin: string) {
  const page = await fetch(`${origin}/sign-in`);
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(await page.text()) ?? [];
  return { csrf, cookie: cookiesOf(page) };
}

async function signIn(origin: string, { cookie, ...fields }: Record<'email' | 'password' | 'csrf' | 'cookie', string>) {
  const own = cookiesOf(await fetch(`${origin}/sign-in`, form(fields, cookie)));
  const session = await fetch(`${origin}/dashboard/api/session`, { headers: { cookie: own } });
  const { csrf_token: csrf } = (await session.json()) as { csrf_token: string };
  return { cookie: own, csrf };
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

const runAdmin = (env: Record<string, string>, input: string, argv: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { env: { ...process.env, ...env } };
    const command = ['--conditions=@worklane/source', adminScript, ...argv];
    const child = execFile(process.execPath, command, options, (error, stdout, stderr) =>
      error ? reject(new Error(stderr, { cause: error })) : resolve(stdout),
    );
    child.stdin?.end(`${input}\n`);
  });
