import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { composePath, composeViolations, contextOf, interpolate, readComposeFile } from './compose-file.ts';
import { repository } from './image.ts';

const file = await readComposeFile();
const { worklane = expect.unreachable(), database = expect.unreachable() } = file.services;

const variables = {
  WORKLANE_SECRET: 'only-for-this-test-0123456789abcdef',
  POSTGRES_PASSWORD: 'only-for-this-test',
};

it('follows the Compose specification', () => {
  expect(composeViolations(composePath)).toEqual([]);
});

it('is reported if it does not follow the Compose specification', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-compose-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const wrong = join(folder, 'compose.yaml');
  await writeFile(wrong, (await readFile(composePath, 'utf8')).replace('stop_grace_period:', 'stop_grace_time:'));
  expect(composeViolations(wrong).join()).toContain('instancePath="/services/worklane"');
});

it('agrees with the image and the settings of the service', async () => {
  const readme = await readFile(join(repository, 'packages/platform/README.md'), 'utf8');
  const settings = new Map([...readme.matchAll(/^\| `(\w+)` +\| `?([^|`]*)/gm)].map(([, name, text]) => [name, text]));
  expect([...settings.keys()]).toEqual(expect.arrayContaining(Object.keys(worklane.environment)));
  const dockerfile = await readFile(join(repository, 'packages/platform/Dockerfile'), 'utf8');
  const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? [];
  expect(worklane.ports).toEqual([`127.0.0.1:4000:${port}`]);
  expect(contextOf(worklane)).toBe(join(repository, 'dist/image'));
  expect(Number.parseInt(worklane.stop_grace_period ?? '', 10)).toBeGreaterThan(
    Number(settings.get('DRAIN_SECONDS')) + 15,
  );
  expect(worklane.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(database.healthcheck?.test.join(' ')).toContain('pg_isready');
  const named = (database.volumes ?? []).map((volume) => volume.split(':')[0]);
  expect(named).toEqual(Object.keys(file.volumes));
});

it.each(Object.keys(variables))('requires %s', (missing) => {
  const values = Object.values(worklane.environment);
  const given = { ...variables, [missing]: '' };
  expect(() => values.map((value) => interpolate(value, given))).toThrow(`variable ${missing} is missing`);
});
