import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, execute, type TestDatabase } from '@worklane/testing/databases';
import { freePort } from '@worklane/testing/free-port';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readComposeFile } from '../container/compose-file.ts';
import type { Background } from '../packed/outside-project.ts';
import { root } from '../packed/public-packages.ts';
import { commandsOf, GuideSnippets, type Snippet } from './guide-snippets.ts';
import { type WorkspaceProject, workspaceProject } from './workspace-project.ts';

const guide = new GuideSnippets('self-hosting.md');

const create = guide.take('Start with PostgreSQL', 'sql');
const start = guide.take('Start with PostgreSQL', 'sh', '--empty');
const admin = guide.take('Start with PostgreSQL', 'sh', 'organization create');

const secret = 'a secret of the tests, 32 bytes or more';
const documentedUrl = 'postgresql://worklane:password@127.0.0.1:5432';

let project: WorkspaceProject;
let databases: Readonly<Record<'worklane' | 'restored' | 'moved', TestDatabase>>;
let replace: Readonly<Record<string, string>>;
let port: number;

beforeAll(async () => {
  project = await workspaceProject();
  const server = await workerPostgresql();
  databases = {
    worklane: await createDocumentedDatabase(server),
    restored: await createDatabase(server),
    moved: await createDatabase(server),
  };
  port = await freePort();
  replace = {
    [`${documentedUrl}/worklane`]: databases.worklane.url,
    [`${documentedUrl}/restored`]: databases.restored.url,
    '$(openssl rand -base64 32)': `'${secret}'`,
    '127.0.0.1:4000': `127.0.0.1:${port}`,
  };
});
afterAll(async () => {
  await project?.remove();
  for (const database of Object.values(databases ?? {})) await database.drop();
});

/** Creates the role and the database of the guide, with another name. */
async function createDocumentedDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const statements = create.code.replaceAll('worklane', name).trim().split('\n');
  expect(statements).toHaveLength(2);
  for (const statement of statements) await execute(server, statement);
  const url = Object.assign(new URL(server), { username: name, password: 'password', pathname: name });
  const drop = async () => {
    await execute(server, `drop database ${name} with (force)`);
    await execute(server, `drop role ${name}`);
  };
  return { name, url: url.href, drop };
}

/** The exports of the first shell. */
const variables = (): Snippet => ({
  ...start,
  code: commandsOf(start)
    .filter((command) => command.startsWith('export '))
    .join('\n'),
});

/** Returns a snippet for the shell in which others have been run before. */
const after = (...snippets: readonly Snippet[]): Snippet => ({
  ...(snippets.at(-1) as Snippet),
  code: snippets.map(({ code }) => code).join('\n'),
});

/** Starts nodes, and waits until they are ready. */
async function startNode(snippet: Snippet, env: Readonly<Record<string, string>> = {}): Promise<Background> {
  const node = await project.startSnippet(snippet, { env: { PORT: String(port), ...env }, replace });
  await node.until(() => node.output().includes('Worklane is ready.') || undefined);
  return node;
}

const run = async (snippet: Snippet) => (await project.runSnippet(snippet, { replace })).output;

describe('Run it', () => {
  it('starts the service with demo data, and moves the data to PostgreSQL', async () => {
    const service = await startNode(guide.take('Run it', 'sh', 'npm'));
    await service.interrupt();
    expect(service.output()).toContain('demo@worklane.example');
    const move = guide.take('Start with PostgreSQL', 'sh', 'admin move');
    const moved = { ...replace, [`${documentedUrl}/worklane`]: databases.moved.url };
    expect((await project.runSnippet(move, { replace: moved })).output).not.toContain('Error');
    const organizations = await execute(databases.moved.url, 'select organization_id::int as id from organizations');
    expect(organizations).toContainEqual({ id: 1042 });
  });

  it('names scripts, and settings of containers, that exist', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    // npm ci would replace the packages of this workspace; npm.nightly.test.ts installs them in another folder.
    expect(commandsOf(guide.take('Run it', 'sh', 'Repository'))).toEqual(['npm ci', 'npm start']);
    expect(scripts.start).toContain('tools/dev/src/start.ts');
    // There is no container engine on machines that run the tests; container/image.nightly.test.ts executes the Dockerfile.
    const [build, , engine = ''] = commandsOf(guide.take('Run it', 'sh', 'Image'));
    expect(build).toBe('npx nx run @worklane/platform:image');
    const { nx } = JSON.parse(await readFile(join(root, 'packages/platform/package.json'), 'utf8'));
    expect(nx.targets.image.dependsOn).toEqual(['image-context']);
    const dockerfile = await readFile(join(root, 'packages/platform/Dockerfile'), 'utf8');
    expect(dockerfile).toContain(`EXPOSE ${/--publish 127\.0\.0\.1:4000:(\d+)/.exec(engine)?.[1]}\n`);
    expect(dockerfile).toContain(`VOLUME ${/--volume worklane:(\S+)/.exec(engine)?.[1]}\n`);
    const [folder, exports = '', up] = commandsOf(guide.take('Start with PostgreSQL', 'sh', 'docker compose up'));
    expect([folder, up]).toEqual(['cd packages/platform', 'docker compose up']);
    const required = JSON.stringify(await readComposeFile()).matchAll(/\$\{(\w+):\?/g);
    expect(new Set([...exports.matchAll(/(\w+)=/g)].map(([, name]) => name))).toEqual(
      new Set([...required].map(([, name]) => name)),
    );
  });
});

describe('a node on PostgreSQL', () => {
  let node: Background;

  beforeAll(async () => {
    const docs = join(project.folder, 'docs');
    await cp(join(root, 'packages/platform/monitoring'), join(docs, 'monitoring'), { recursive: true });
    await writeFile(join(docs, 'index.html'), '<h1>Documentation</h1>');
    const proxy = guide.take('TLS and proxy', 'sh');
    const metrics = guide.take('Monitor', 'sh', 'METRICS_ADDRESS');
    replace = { ...replace, 9464: String(await freePort()) };
    const logged = guide.take('Monitor', 'sh', '> worklane.log');
    node = await startNode(after(proxy, metrics, variables(), logged), { DOCS_FOLDER: docs });
  });
  afterAll(() => node?.stop());

  it('has an organization with an owner, who sets a password by a link', async () => {
    const output = await run(after(variables(), admin));
    const link = /https:\/\/worklane\.example\.com(\/\S+)/.exec(output)?.[1];
    expect((await fetch(`http://127.0.0.1:${port}${link}`)).status).toBe(200);
    const again = await run(after(variables(), guide.take('Sign-in problems', 'sh')));
    expect(again).toMatch(/https:\/\/worklane\.example\.com\/password-reset\//);
  });

  it('is live and ready', async () => {
    expect((await run(guide.take('Health', 'sh'))).match(/"status":"ok"/g)).toHaveLength(2);
  });

  it('shares its data with another node', async () => {
    const otherPort = await freePort();
    const second = guide.take('Scale', 'sh');
    const other = await startNode({
      ...second,
      code: `${variables().code}\n${second.code.replace('4001', String(otherPort))}`,
    });
    const name = 'Scaled';
    const create = {
      ...admin,
      code: `${variables().code}\nnpx @worklane/platform admin application create --organization 1 --name ${name} --type private --scopes all --json`,
    };
    const { client_id, client_secret } = JSON.parse((await project.runSnippet(create, { replace })).stdout);
    const token = async (at: number) => {
      const form = { grant_type: 'client_credentials', organization_id: '1', scope: 'tasks.read tasks.write' };
      const headers = { Authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` };
      const response = await fetch(`http://127.0.0.1:${at}/oauth/token`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(form),
      });
      return ((await response.json()) as { access_token: string }).access_token;
    };
    const created = await fetch(`http://127.0.0.1:${port}/api/v1/1/tasks`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await token(port)}`,
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      body: JSON.stringify({ title: 'Paint the door' }),
    });
    const { id } = (await created.json()) as { id: number };
    const read = await fetch(`http://127.0.0.1:${otherPort}/api/v1/1/tasks/${id}`, {
      headers: { Authorization: `Bearer ${await token(otherPort)}`, Accept: 'application/json' },
    });
    expect(await read.json()).toMatchObject({ title: 'Paint the door' });
    await other.stop();
  });

  it('logs each request with the ID of its response', async () => {
    const find = guide.take('Monitor', 'sh', 'grep');
    const id = /"reqId":"(\w+)"/.exec(find.code)?.[1] ?? '';
    const response = await fetch(`http://127.0.0.1:${port}/api/events`, { headers: { 'X-Request-Id': id } });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([401, id]);
    // The response can arrive before its line is written; until then, grep fails.
    await expect.poll(() => run(find).catch(String)).toContain('"route":"/api/events"');
  });

  it('serves metrics on their own port, and the files of the monitoring with its own address', async () => {
    expect(await run(guide.take('Monitor', 'sh', 'curl'))).toContain('worklane_delivery_lag_seconds 0');
    const download = guide.take('Prometheus and Grafana', 'sh');
    await mkdir(join(project.folder, 'prometheus'));
    await run({ ...download, code: `cd prometheus\nexport BASE_URL=https://ours.example\n${download.code}` });
    const rules = await readFile(join(project.folder, 'prometheus/alert-rules.yaml'), 'utf8');
    expect(rules).toContain('runbook_url: https://ours.example/docs/self-hosting.html#');
    JSON.parse(await readFile(join(project.folder, 'prometheus/grafana-dashboard.json'), 'utf8'));
    const { inhibit_rules: inhibited } = parse(guide.take('Prometheus and Grafana', 'yaml', 'receivers').code);
    for (const matcher of Object.values<string[]>(inhibited[0]).flat())
      for (const alert of matcher.match(/Worklane\w+/g) ?? []) expect(rules).toContain(`- alert: ${alert}\n`);
    const prometheus = parse(guide.take('Prometheus and Grafana', 'yaml', 'scrape_configs').code);
    expect(prometheus.rule_files).toEqual(['alert-rules.yaml']);
    const [{ static_configs: targets }] = prometheus.scrape_configs;
    const started = guide.take('systemd', 'sh', 'enable').code.matchAll(/worklane@(\d+)/g);
    const metrics = /METRICS_ADDRESS=(\S+)/.exec(guide.take('systemd', 'ini').code)?.[1];
    expect(targets[0].targets).toEqual([...started].map(([, port]) => metrics?.replace('%i', port as string)));
  });

  it('is backed up while it runs, and restored into an empty database', async () => {
    await run(after(variables(), guide.take('Back up and restore', 'sh', 'admin backup')));
    expect(await run(after(variables(), guide.take('Back up and restore', 'sh', 'admin restore')))).toContain(
      'Nordwind',
    );
    expect(await run(after(variables(), guide.take('Back up and restore', 'sh', 'admin recovered')))).toContain(
      'resync_required',
    );
  });

  it('lists the stored records that violate the contract', async () => {
    const check = guide.take('Records violate the contract', 'sh');
    expect(await run(after(variables(), check))).toContain('The contract accepts all stored records.');
  });

  it('sets an identity provider for the people of a domain', async () => {
    const output = await run(after(variables(), guide.take('Single sign-on', 'sh')));
    expect(output).toContain('https://worklane.example.com/sign-in/providers/acme/callback');
  });

  it.each(['Requests are slow', 'Disk full', 'Queue grows'])('executes the statement of "%s"', async (heading) => {
    const { code } = guide.take(heading, 'sql');
    const rows = await execute<Record<string, unknown>>(databases.worklane.url, code);
    const column = { 'Requests are slow': 'query', 'Disk full': 'size', 'Queue grows': 'oldest' }[heading];
    for (const row of rows) expect(Object.keys(row)).toContain(column);
    if (heading === 'Disk full') expect(rows).toHaveLength(10);
  });
});

it('contains no untested snippet', () => {
  for (const heading of ['TLS and proxy', 'systemd'])
    guide.runElsewhere(heading, 'packages/e2e/test/guides/proxies.nightly.test.ts');
  expect(guide.untested()).toEqual([]);
});
