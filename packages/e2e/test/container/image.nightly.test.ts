import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '@worklane/testing/databases';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { interpolate, readComposeFile } from './compose-file.ts';
import { Container } from './container.ts';
import { buildTestImage, repository, type TestImage } from './image.ts';

let built: TestImage;

beforeAll(async () => {
  built = await buildTestImage();
});
afterAll(() => built?.remove());

const WORKLANE_SECRET = 'only-for-this-test-0123456789abcdef';

/** What Docker waits by default before it kills a container. */
const graceSeconds = 10;

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

it('refuses to start without its secret', async () => {
  const container = await Container.start(built.image, {});
  expect(await container.ended()).toBe(1);
  expect(container.output).toContain('WORKLANE_SECRET is missing.');
});

it('serves the API, the dashboard and the documentation, and keeps its data over a restart', async () => {
  const { image } = built;
  expect(image).toMatchObject({ user: 'node', volumes: ['/data'], ports: [Number(image.env.PORT)] });
  expect(image.env).toMatchObject({ HOST: '0.0.0.0', NODE_ENV: 'production' });

  const first = await Container.start(image, { WORKLANE_SECRET });
  await first.untilHealthy();
  expect(first.output).not.toContain('Demo data');
  const get = (path: string, headers = {}) => fetch(`${first.address}${path}`, { headers });
  expect(await (await get('/dashboard')).text()).toContain('<div id="root">');
  expect(await (await get('/docs/')).text()).toContain('Worklane');
  expect(await (await get('/docs/api/')).text()).toContain('API reference');
  expect((await get('/api/v1/1/tasks')).status).toBe(401);

  const headers = { authorization: `Bearer ${await createToken(first)}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ title: 'Keep me' });
  const created = await fetch(`${first.address}/api/v1/1/tasks`, { method: 'POST', headers, body });
  expect(created.status).toBe(201);
  const task = await created.json();
  expect(await first.stop(graceSeconds)).toBe(0);

  const second = await Container.start(image, { WORKLANE_SECRET, PORT: new URL(first.address).port });
  await second.untilHealthy();
  const kept = await fetch(`${second.address}/api/v1/1/tasks/${task.id}`, { headers });
  expect(await kept.json()).toEqual(task);
  expect(await second.stop(graceSeconds)).toBe(0);
  const { code } = await second.run(image.healthCheck);
  expect(code).toBe(1);
});

/** Creates an organization with an application and returns a token, by admin commands in the container. */
async function createToken(container: Container): Promise<string> {
  const admin = async (...args: readonly string[]) => {
    const [node = '', command = ''] = built.image.command;
    const { code, output } = await container.run([node, command, 'admin', ...args, '--json']);
    expect(code).toBe(0);
    return JSON.parse(output);
  };
  const { organization_id } = await admin('organization', 'create', 'Test');
  expect(organization_id).toBe(1);
  const scopes = 'tasks.read tasks.write';
  const options = ['--organization', '1', '--name', 'Test', '--type', 'private', '--scopes', scopes];
  const { client_id } = await admin('application', 'create', ...options);
  const { token } = await admin('token', 'generate', '--application', client_id, '--scopes', scopes);
  return token;
}

it('starts on PostgreSQL with the environment of compose.yaml', async () => {
  const { worklane = expect.unreachable(), database = expect.unreachable() } = (await readComposeFile()).services;
  const variables = { WORKLANE_SECRET, POSTGRES_PASSWORD: 'only-for-this-test' };
  const env = Object.fromEntries(
    Object.entries(worklane.environment).map(([name, value]) => [name, interpolate(value, variables)]),
  );
  const { POSTGRES_USER, POSTGRES_DB } = database.environment;
  expect(env.DATABASE_URL).toBe(
    `postgresql://${POSTGRES_USER}:${variables.POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
  );
  // Only Compose can resolve the name of the database service.
  const { url, drop } = await createDatabase(await workerPostgresql());
  onTestFinished(drop);
  const container = await Container.start(built.image, { ...env, DATABASE_URL: url });
  await container.untilHealthy();
  expect(container.output).toContain('PostgreSQL (DATABASE_URL)');
  expect(container.output).toContain(`${env.BASE_URL}/dashboard`);
  expect(await container.stop(Number.parseInt(worklane.stop_grace_period ?? '', 10))).toBe(0);
});

it('contains the packages that its SBOM names, with the versions of the lock file, and no others', async () => {
  const sbom = await readJson(built.image.path('sbom.cdx.json'));
  const named = sbom.components.map((each: { name: string; version: string }) => `${each.name}@${each.version}`);
  const installed = new Set<string>();
  const packages = '**/node_modules/{*,@*/*}/package.json';
  for await (const path of glob(packages, { cwd: built.image.path('.') })) {
    const { name, version } = await readJson(built.image.path(path));
    installed.add(`${name}@${version}`);
  }
  expect([...installed].toSorted()).toEqual(named.toSorted());

  const { packages: locked } = await readJson(join(repository, 'package-lock.json'));
  const versionIn = (workspace: string, name: string): string =>
    (locked[`${workspace}/node_modules/${name}`] ?? locked[`node_modules/${name}`]).version;
  for (const name of ['fastify', 'undici']) expect(named).toContain(`${name}@${versionIn('packages/platform', name)}`);

  const service = sbom.components.find((each: { name: string }) => each.name === '@worklane/platform');
  const version = versionIn('packages/dashboard', 'react');
  expect(service.components).toContainEqual(expect.objectContaining({ name: 'react', version }));
  expect(service.components).toContainEqual(expect.objectContaining({ name: 'vitepress' }));
});

it('contains the licenses of its packages, and of the packages and fonts in both sites', async () => {
  const notices = await readFile(built.image.path('THIRD-PARTY-NOTICES.txt'), 'utf8');
  const { version } = await readJson(built.image.path('node_modules/fastify/package.json'));
  const license = await readFile(built.image.path('node_modules/fastify/LICENSE'), 'utf8');
  expect(notices).toContain(`fastify ${version} (MIT)\n\n${license.trim()}`);
  expect(notices).toMatch(/^react-dom \S+ \(MIT\)\n\nMIT License/m);
  expect(notices).toMatch(/^@fontsource-variable\/inter \S+ \(OFL-1.1\)\n\n/m);
});
