import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createDatabase, type TestDatabase } from '@worklane/testing/databases';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Certificate, localCertificate } from '../environment/certificate.ts';
import { startReceiver } from '../environment/receiver.ts';
import { root } from '../packed/public-packages.ts';
import { GuideSnippets } from './guide-snippets.ts';

const guide = new GuideSnippets('self-hosting.md');

const secret = 'a secret of the tests, 32 bytes or more';
/** Through each proxy. */
const requestsPerSecond = 20;
/** How often the three nodes are restarted: `ROUNDS=34` makes 102 restarts, and prints figures. */
const rounds = Number(process.env.ROUNDS ?? 1);

let folder: string;
let certificate: Certificate;
let database: TestDatabase;
let env: Record<string, string>;
let ports: number[];
let token: string;
const ended: (() => Promise<void>)[] = [];
const nodes: (ChildProcess | undefined)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-proxies-'));
  certificate = await localCertificate();
  await writeFile(join(folder, 'both.pem'), `${certificate.cert}\n${certificate.key}`);
  database = await createDatabase(await workerPostgresql());
  ports = [await freePort(), await freePort(), await freePort()];
  env = {
    PATH: process.env.PATH ?? '',
    // Nodes are started often.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    WORKLANE_SECRET: secret,
    BASE_URL: 'https://127.0.0.1',
    RATE_LIMIT_REQUESTS: '0',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    WEBHOOK_CA_FILE: certificate.certFile,
    // More than the 4 seconds in which HAProxy notices.
    DRAIN_SECONDS: '5',
  };
  const create = 'application create --organization 1 --type private --scopes all --name Load --json';
  admin('organization', 'create', 'Nordwind');
  const { client_id } = JSON.parse(admin(...create.split(' ')));
  token = JSON.parse(admin('token', 'generate', '--application', client_id, '--scopes', 'all', '--json')).token;
  await Promise.all(ports.map((_, index) => startNode(index)));
});
afterAll(async () => {
  for (const end of ended.reverse()) await end();
  for (const node of nodes) if (node) await stop(node, 'SIGKILL');
  await database?.drop();
  await rm(folder, { recursive: true });
});

const source = (file: string) => ['--conditions=@worklane/source', join(root, 'packages/platform/src', file)];

const admin = (...args: string[]): string =>
  execFileSync(process.execPath, [...source('admin/main.ts'), ...args], { env, encoding: 'utf8' });

async function startNode(index: number): Promise<void> {
  const args = [...source('main.ts'), '--empty'];
  const node = spawn(process.execPath, args, { env: { ...env, PORT: String(ports[index]) }, stdio: 'ignore' });
  nodes[index] = node;
  await waitFor(async () => {
    const response = await fetch(`http://127.0.0.1:${ports[index]}/health/ready`).catch(() => undefined);
    expect(response?.status).toBe(200);
  });
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** How each proxy is started with the configuration of the guide. Its paths and ports become those of the test. */
const proxies: Readonly<Record<string, { language: string; command: string; args: (file: string) => string[] }>> = {
  nginx: {
    language: 'nginx',
    command: 'nginx',
    args: (file) => ['-c', file, '-e', `${file}.log`, '-g', `daemon off; pid ${file}.pid;`],
  },
  HAProxy: { language: 'txt', command: 'haproxy', args: (file) => ['-db', '-f', file] },
  Caddy: { language: 'txt', command: 'caddy', args: (file) => ['run', '--adapter', 'caddyfile', '--config', file] },
};

function configuration(name: string, language: string, port: number): string {
  const { certFile, keyFile } = certificate;
  return guide
    .take('TLS and proxy', language, name)
    .code.replace('/etc/ssl/worklane.pem', name === 'HAProxy' ? join(folder, 'both.pem') : certFile)
    .replace('/etc/ssl/worklane.key', keyFile)
    .replace(/(listen |bind :)443/, (_, directive) => `${directive.replace(':', '127.0.0.1:')}${port}`)
    .replace(
      'worklane.example.com {',
      `{\n  admin off\n  auto_https disable_redirects\n  servers {\n    protocols h1 h2\n  }\n}\nhttps://127.0.0.1:${port} {\n  tls ${certFile} ${keyFile}`,
    )
    .replaceAll(/127\.0\.0\.1:400([0-2])/g, (_, index) => `127.0.0.1:${ports[index]}`);
}

const tasks = '/api/v1/1/tasks';

/** An application that sends requests through a proxy, at a steady rate. */
class Load {
  readonly created: number[] = [];
  readonly failures: string[] = [];
  readonly milliseconds: number[] = [];
  readonly #agent = new Agent({ keepAlive: true, ca: certificate.cert });
  readonly #pending = new Set<Promise<void>>();
  readonly #port: number;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  constructor(port: number) {
    this.#port = port;
  }

  start(): void {
    this.#timer = setInterval(() => {
      const pending = this.#request().finally(() => this.#pending.delete(pending));
      this.#pending.add(pending);
    }, 1000 / requestsPerSecond);
  }

  /** Resolves when each request has its response. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#pending);
  }

  figures(name: string) {
    const sorted = this.milliseconds.toSorted((a, b) => a - b);
    const [p50, p99] = [0.5, 0.99].map((share) => Math.round(sorted[Math.floor(sorted.length * share)] as number));
    return { name, requests: sorted.length, failed: this.failures.length, last: this.failures.at(-1), p50, p99 };
  }

  async send(method: string, path: string, body?: object) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const outgoing = request({ host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path, headers });
    outgoing.end(body && JSON.stringify(body));
    const [response] = await once(outgoing, 'response');
    return { status: response.statusCode as number, body: await text(response) };
  }

  /** In turn, creates a task, changes the last one and lists some. */
  async #request(): Promise<void> {
    const start = performance.now();
    const last = this.created.at(-1);
    const turn = this.#turn++ % 3;
    const [method, path, body] =
      turn === 0 || last === undefined
        ? ['POST', tasks, { title: 'Order oak panels' }]
        : turn === 1
          ? ['PATCH', `${tasks}/${last}`, { title: 'Order oak panels again' }]
          : ['GET', `${tasks}?limit=10`];
    try {
      const response = await this.send(method as string, path as string, body as object);
      if (response.status >= 300) this.failures.push(`${method}: ${response.status} ${response.body.slice(0, 200)}`);
      else if (method === 'POST') this.created.push(JSON.parse(response.body).id);
    } catch (error) {
      this.failures.push(`${method}: ${error}`);
    }
    this.milliseconds.push(performance.now() - start);
  }
}

/** Starts a proxy, and waits until it serves requests. */
async function startProxy(name: string): Promise<Load | undefined> {
  const { language, command, args } = proxies[name] as (typeof proxies)[string];
  if (spawnSync(command, ['-v']).error !== undefined) return undefined;
  const port = await freePort();
  const file = join(folder, `${command}.conf`);
  await writeFile(file, configuration(name, language, port));
  const proxy = spawn(command, args(file), { stdio: 'ignore', env: { ...env, HOME: folder } });
  ended.push(() => stop(proxy, 'SIGTERM'));
  const load = new Load(port);
  await waitFor(async () => expect((await load.send('GET', tasks)).status).toBe(200));
  return load;
}

describe('nodes that are restarted one after the other', () => {
  const loads = new Map<string, Load>();
  let delivered: readonly number[];

  beforeAll(async () => {
    for (const name of Object.keys(proxies)) {
      const load = await startProxy(name);
      if (load) loads.set(name, load);
    }
    const [first] = loads.values();
    if (!first) return;
    const receiver = await startReceiver(certificate);
    ended.push(() => receiver.stop());
    const { status, body } = await first.send('POST', '/api/webhooks', {
      ...{ org_id: 1, url: receiver.url, events: ['task.created'] },
    });
    expect(status, body).toBe(201);
    for (const load of loads.values()) load.start();
    for (let round = 1; round <= rounds; round++) {
      for (const [index, node] of nodes.entries()) {
        if (node) await stop(node, 'SIGTERM');
        await startNode(index);
      }
      if (process.env.ROUNDS)
        console.log(
          new Date().toISOString(),
          round,
          [...loads].map(([name, load]) => load.figures(name)),
        );
    }
    await Promise.all([...loads.values()].map((load) => load.stop()));
    const created = [...loads.values()].flatMap((load) => load.created);
    await waitFor(() => {
      delivered = receiver.deliveries.map((each) => JSON.parse(each.body).data.id);
      expect(new Set(delivered)).toEqual(new Set(created));
    });
  }, 240_000 * rounds);

  it.for(Object.keys(proxies))('lose no request and no delivery behind %s', async (name, { skip }) => {
    const load = loads.get(name);
    if (!load) return skip(`${name} is not installed here`);
    expect(load.failures).toEqual([]);
    const created = new Set(load.created);
    expect(delivered.filter((id) => created.has(id))).toHaveLength(load.created.length);
    expect(created.size).toBeGreaterThan(0);
    for (const path of ['/health/ready', '/metrics']) {
      expect((await load.send('GET', path)).status, path).not.toBe(200);
    }
  });
});

it('starts with a valid systemd unit', async ({ skip }) => {
  skip(spawnSync('systemd-analyze', ['--version']).error !== undefined, 'systemd is not installed here');
  const unit = join(folder, 'worklane@.service');
  await writeFile(unit, guide.take('systemd', 'ini').code.replace('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect([status, stderr.includes('worklane@')], stderr).toEqual([0, false]);
});

it('starts and restarts the nodes that the proxies have', () => {
  const servers = (language: string, name: string) =>
    guide.take('TLS and proxy', language, name).code.match(/(?<=127\.0\.0\.1:)\d+/g);
  const started = guide.take('systemd', 'sh', 'enable').code.match(/(?<=worklane@)\d+/g);
  const restarted = /for port in (.+);/.exec(guide.take('systemd', 'sh', 'restart').code)?.[1]?.split(' ');
  for (const [name, { language }] of Object.entries(proxies))
    expect([...new Set(servers(language, name))], name).toEqual(started);
  expect(restarted).toEqual(started);
});
