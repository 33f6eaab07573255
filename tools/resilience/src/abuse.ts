import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type AttackThread, form, redirectUri } from './attacks.ts';
import { openEnvironment } from './environment.ts';

const guide = new URL('../../../packages/docs/pages/self-hosting.md', import.meta.url);
const adminScript = fileURLToPath(new URL('../../../packages/platform/src/admin/main.ts', import.meta.url));

/**
 * Quiet and attacked times alternate, now one first and now the other, so that the load of the machine by others affects both. Their
 * p99 is that of all rounds together: of the requests of one round, a single pause of the garbage collector would decide it.
 */
const rounds = 12;
/** Requests of the other organization in each. */
const measured = 300;
const maxChange = 0.2;

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
    const measure = () => timesOf(origin, other);
    await measure();
    console.log(
      'p99 of another organization, in ms, without and with 600 requests per minute on each pool, and the change',
    );
    for (const [row, size] of (await pools()).filter(([name]) => name.startsWith(only))) {
      const attacker = { origin, silent: silentPort, token, mcpToken, clientId, cookie, csrf, owner };
      const workerData: AttackThread = { row, attacker };
      // In the event loop of the measurement, the attacker would delay what is measured.
      const thread = new Worker(new URL('attacks.ts', import.meta.url), { workerData });
      let statuses = new Map<string, number>();
      const measureAttacked = async () => {
        thread.postMessage('start');
        const times = await measure();
        thread.postMessage('end');
        [statuses] = await once(thread, 'message');
        return times;
      };
      const pairs: Pair[] = [];
      for (let round = 0; round < rounds; round++) {
        const first = round % 2 === 0 ? await measure() : undefined;
        const attacked = await measureAttacked();
        pairs.push({ quiet: first ?? (await measure()), attacked });
      }
      await thread.terminate();
      if (changeOf(pairs) > maxChange) failed++;
      const [change, low, high] = [changeOf(pairs), ...interval(pairs)].map((ratio) => `${(ratio * 100).toFixed(0)} %`);
      const times = `${p99(pairs, 'quiet').toFixed(1)}, ${p99(pairs, 'attacked').toFixed(1)}`;
      const got = [...statuses].map(([status, times]) => `${status} x ${times}`).join(', ');
      console.log(`${row} (${size}): ${times}, ${change} (${low} to ${high}); the attacker got ${got}`);
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

/** The milliseconds of the requests of a round. */
type Pair = Record<'quiet' | 'attacked', number[]>;

const at = (numbers: number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0;

const p99 = (pairs: Pair[], times: keyof Pair): number =>
  at(
    pairs.flatMap((pair) => pair[times]),
    0.99,
  );

const changeOf = (pairs: Pair[]): number => p99(pairs, 'attacked') / p99(pairs, 'quiet') - 1;

/** Between these is the change with a probability of 90 %, by bootstrap: from rounds drawn with replacement. */
function interval(pairs: Pair[]): [low: number, high: number] {
  const draw = () => pairs.map(() => pairs[Math.floor(Math.random() * pairs.length)] as Pair);
  const changes = Array.from({ length: 1000 }, () => changeOf(draw()));
  return [at(changes, 0.05), at(changes, 0.95)];
}

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
