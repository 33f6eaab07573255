import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@worklane/testing/free-port';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { importEverything, strictConfiguration } from './exports.ts';
import { testInstalledService } from './installed-service.ts';
import { testKits } from './kits.ts';
import {
  compilers,
  dependenciesOf,
  npmProject,
  type OutsideProject,
  optionalPeers,
  respond,
} from './outside-project.ts';
import { publicPackages } from './public-packages.ts';
import { importedPackages } from './readme-blocks.ts';
import { programsOf, type Readme, ReadmeRun, readmeOf } from './readme-run.ts';
import { type DemoService, loadKeychain } from './worklane-commands.ts';

// Packages are installed from their tarballs, and a service starts.

/** READMEs that are run by a test of their own. */
const runElsewhere: Readonly<Record<string, string>> = {
  '@worklane/nx': 'foreign-workspace.nightly.test.ts',
  '@worklane/platform': 'installed-service.ts',
};

const readmes = await Promise.all(
  publicPackages.filter(({ manifest }) => !(manifest.name in runElsewhere)).map(readmeOf),
);
const readmeNamed = (name: string): Readme =>
  readmes.find(({ manifest }) => manifest.name === name) ?? expect.unreachable();
const firstProgram = (name: string): string => programsOf(readmeNamed(name))[0] ?? '';

/** The programs of other READMEs that a README assumes at port 3000. */
const assumed: Readonly<Record<string, string>> = {
  '@worklane/conformance': '@worklane/server',
  '@worklane/mock': '@worklane/webhooks',
};

/** For an installation, a compilation or all commands of a README. */
const timeout = 600_000;

let project: OutsideProject;
let service: DemoService;

beforeAll(async () => {
  const others = readmes.flatMap((readme) => dependenciesOf(importedPackages(programsOf(readme).join('\n')), readme));
  const typescript = Object.entries(compilers).map(([name, source]) => `${name}@${source}`);
  project = await npmProject([...new Set([...others, ...optionalPeers]), ...typescript, '@types/node']);
  service = await startService();
  const { organizationId, clientId, clientSecret } = service.application;
  const credentials = { organization_id: organizationId, client_id: clientId, client_secret: clientSecret };
  await project.write('credentials.json', JSON.stringify(credentials));
  const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 3600, scope: '', received_at: Date.now() };
  await project.write('server.mjs', firstProgram('@worklane/webhooks').replace('3000', 'process.env.PORT'));
  await project.write('tokens.json', JSON.stringify({ ...tokens, organization_id: 7, organization_name: 'Harbour' }));
}, timeout);
afterAll(() => project?.remove());

/** Starts the installed service with demo data. */
async function startService(): Promise<DemoService> {
  const port = await freePort();
  const env = { PORT: String(port), RATE_LIMIT_REQUESTS: '1000000', LOG_LEVEL: 'error' };
  const started = project.start('npx @worklane/platform', env);
  await started.until(() => started.output().includes('Worklane is ready.') || undefined);
  const { stdout } = await project.run('npx @worklane/platform admin first-steps --json', env);
  const { organizationId, credentials } = JSON.parse(stdout);
  const { clientId, secret: clientSecret } = credentials.privateApplication;
  return { port, application: { organizationId, clientId, clientSecret } };
}

describe.each(Object.keys(compilers))('%s', { timeout }, (compiler) => {
  it('compiles every export and every program of the READMEs, and checks the types of the packages', async () => {
    await mkdir(join(project.folder, 'compiled'), { recursive: true });
    await project.write('compiled/everything.mts', importEverything);
    for (const readme of readmes) {
      const name = readme.manifest.name.replace('@worklane/', '');
      for (const [index, program] of programsOf(readme).entries()) {
        await project.write(`compiled/${name}-${index}.mts`, program);
      }
    }
    await project.write('tsconfig.json', strictConfiguration);
    const { output } = await project.run(`node node_modules/${compiler}/bin/tsc -p .`);
    expect(output).toBe('');
  });
});

describe('The README', { timeout }, () => {
  it.each(readmes)('of $manifest.name contains commands and programs that run', async (readme) => {
    const run = await ReadmeRun.create(project, readme, service);
    onTestFinished(() => run.stop());
    const other = assumed[readme.manifest.name];
    if (other) await run.startProgram(firstProgram(other));
    for (const block of readme.blocks) await run.run(block);
    expect(readme.blocks.length).toBeGreaterThan(1);
  });
});

describe('The command-line tool', () => {
  it.each([
    ['--version', `^${readmeNamed('@worklane/cli').manifest.version}\n$`],
    ['start --help', 'Usage: npx @worklane/platform'],
    ['mock --help', 'worklane-mock proxy'],
    ['conformance --help', 'worklane-conformance --base-url'],
  ])('runs %s', async (args, expected) => {
    const { code, stdout } = await project.run(`npx @worklane/cli ${args}`);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(expected) });
  });

  it('installs the native module for the keychain', async () => {
    await project.write('keychain.mjs', loadKeychain);
    expect((await project.run('node keychain.mjs')).output).toBe('function\n');
  });
});

it('a server with five operations passes the conformance suite for them', async () => {
  const operations = ['listContacts', 'createContact', 'getContact', 'updateContact', 'deleteContact'];
  await project.write('five-operations.mts', firstProgram('@worklane/server'));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const server = await respond(project.start('node five-operations.mts', { PORT: String(port) }), baseUrl);
  const target = `--base-url ${baseUrl} --token secret --organization 1042 --only ${operations.join()}`;
  const { code, output } = await project.run(`npx @worklane/conformance ${target} --json results.json`);
  await server.stop();
  expect(output.match(/^FAILED .*\n.*/gm) ?? []).toEqual([]);
  expect([code, output.match(/^\d+ passed, 0 failed, \d+ skipped$/m)?.length]).toEqual([0, 1]);
  expect(output.match(/^(?=\S)\w+(?= +·)/gm)?.toSorted()).toEqual(operations.toSorted());
});

it.each(['@worklane/mock', '@worklane/conformance'])('%s brings fewer than 100 packages', async (name) => {
  const { stdout } = await project.run(`npm query '[name="${name}"] *'`);
  expect(JSON.parse(stdout).length).toBeLessThan(100);
});

it('the mock responds with the examples of the contract, by the Prism that is part of it', async () => {
  await project.write(
    'stateless.mjs',
    `import { startMock } from '@worklane/mock';
     const mock = await startMock({ stateless: true, port: 0 });
     const { status } = await fetch(mock.url + '/api/v1/1/tasks', { headers: { authorization: 'Bearer x' } });
     await mock.close();
     console.log(status);`,
  );
  expect((await project.run('node stateless.mjs')).output).toBe('200\n');
});

testKits(() => project);
testInstalledService(() => project);
