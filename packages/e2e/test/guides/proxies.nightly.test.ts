import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createDatabase, type TestDatabase } from '@worklane/testing/databases';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../packed/public-packages.ts';
import { GuideSnippets } from './guide-snippets.ts';

const guide = new GuideSnippets('self-hosting.md');

const secret = 'a secret of the tests, 32 bytes or more';
const clients = 8;

let folder: string;
let database: TestDatabase;
let env: Record<string, string>;
let ports: number[];
let token: string;
const nodes: (ChildProcess | undefined)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-proxies-'));
  const [key, certificate] = [join(folder, 'worklane.key'), join(folder, 'worklane.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  await writeFile(join(folder, 'both.pem'), `${await readFile(certificate)}${await readFile(key)}`);
  database = await createDatabase(await workerPostgresql());
  ports = [await freePort(), await freePort(), await freePort()];
  env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    WORKLANE_SECRET: secret,
    BASE_URL: 'https://localhost',
    RATE_LIMIT_REQUESTS: '0',
  };
  const create = [
    'application',
    'create',
    '--organization',
    '1',
    '--type',
    'private',
    '--scopes',
    'all',
    '--name',
    'Load',
  ];
  admin('organization', 'create', 'Nordwind');
  const { client_id } = JSON.parse(admin(...create, '--json'));
  token = JSON.parse(admin('token', 'generate', '--application', client_id, '--scopes', 'all', '--json')).token;
  for (const index of ports.keys()) await startNode(index);
});
afterAll(async () => {
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
  const pem = name === 'HAProxy' ? 'both.pem' : 'worklane.pem';
  const tls = `tls ${folder}/worklane.pem ${folder}/worklane.key`;
  return guide
    .take('TLS and proxy', language, name)
    .code.replace('/etc/ssl/worklane.pem', join(folder, pem))
    .replace('/etc/ssl/worklane.key', join(folder, 'worklane.key'))
    .replace(/(listen |bind :)443/, (_, directive) => `${directive.replace(':', '127.0.0.1:')}${port}`)
    .replace(
      'worklane.example.com {',
      `{\n  admin off\n  auto_https disable_redirects\n  servers {\n    protocols h1 h2\n  }\n}\nhttps://localhost:${port} {\n  ${tls}`,
    )
    .replaceAll(/127\.0\.0\.1:400([0-2])/g, (_, index) => `127.0.0.1:${ports[index]}`);
}

async function send(port: number, agent: Agent, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const outgoing = request({ host: 'localhost', port, agent, method, path, headers, rejectUnauthorized: false });
  outgoing.end(body && JSON.stringify(body));
  const [response] = await once(outgoing, 'response');
  return { status: response.statusCode as number, body: JSON.parse((await text(response)) || 'null') };
}

describe.each(Object.entries(proxies))('%s', (name, { language, command, args }) => {
  it('fails no request while the nodes are restarted one after the other', async ({ skip }) => {
    skip(spawnSync(command, ['-v']).error !== undefined, `${command} is not installed here`);
    const port = await freePort();
    const file = join(folder, `${command}.conf`);
    await writeFile(file, configuration(name, language, port));
    const proxy = spawn(command, args(file), { stdio: 'ignore', env: { ...env, HOME: folder } });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(async () => {
      agent.destroy();
      await stop(proxy, 'SIGTERM');
    });
    const tasks = '/api/v1/1/tasks';
    await waitFor(async () => expect((await send(port, agent, 'GET', tasks)).status).toBe(200));
    for (const path of ['/health/ready', '/metrics']) {
      expect(await fetchStatus(port, agent, path), path).not.toBe(200);
    }

    const failures: string[] = [];
    let requests = 0;
    let isLoaded = true;
    const load = async () => {
      while (isLoaded) {
        const result = await send(port, agent, 'POST', tasks, { title: 'Order oak panels' }).catch((error) => ({
          status: String(error),
          body: undefined,
        }));
        requests += 1;
        if (result.status !== 201) failures.push(String(result.status));
      }
    };
    const loads = Array.from({ length: clients }, load);
    for (const [index, node] of nodes.entries()) {
      if (node) await stop(node, 'SIGTERM');
      await startNode(index);
      // A proxy notices within this time that the node is ready again.
      const before = requests;
      await waitFor(() => expect(requests).toBeGreaterThan(before + 200));
    }
    isLoaded = false;
    await Promise.all(loads);
    // nginx does not check readiness: what the kernel has accepted when a port is closed is lost,
    // at most one request of each client.
    const lost = name === 'nginx' ? clients * nodes.length : 0;
    expect(failures.length, failures.join()).toBeLessThanOrEqual(lost);
  });
});

it('starts with a valid systemd unit', async ({ skip }) => {
  skip(spawnSync('systemd-analyze', ['--version']).error !== undefined, 'systemd is not installed here');
  const unit = join(folder, 'worklane.service');
  await writeFile(unit, guide.take('systemd', 'ini').code.replace('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect([status, stderr.includes('worklane.service')], stderr).toEqual([0, false]);
});

async function fetchStatus(port: number, agent: Agent, path: string): Promise<number | undefined> {
  const outgoing = request({ host: 'localhost', port, agent, path, rejectUnauthorized: false });
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  response.resume();
  return response.statusCode;
}
