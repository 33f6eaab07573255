import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createDatabase } from '@worklane/testing/databases';
import { freePort } from '@worklane/testing/free-port';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { emptyProject, type OutsideProject } from './outside-project.ts';
import { root } from './public-packages.ts';

/** A package with the executable of Node. */
const node = `node-${process.platform}-${process.arch}`;

/** Tests the installed service, also on the oldest version of Node that the packages support. */
export function testInstalledService(project: () => OutsideProject): void {
  let tools: OutsideProject;
  /** The folder of the executable of Node, by its major version. */
  let nodes: Readonly<Record<string, string>>;

  beforeAll(async () => {
    tools = await emptyProject([dirname(process.execPath)]);
    const { code, output } = await tools.run(`npm install --prefer-offline --no-audit --no-fund ${node}@24.18`);
    expect(code, output).toBe(0);
    nodes = { 24: join(tools.folder, 'node_modules', node, 'bin'), 26: dirname(process.execPath) };
  }, 600_000);
  afterAll(() => tools?.remove());

  it('contains both sites, and nothing outside of dist but the files that npm adds', async () => {
    const installed = join(project().folder, 'node_modules/@worklane/platform');
    const sites = ['dashboard/index.html', 'docs/index.html', 'docs/api/index.html', 'docs/openapi.json'];
    expect(sites.filter((path) => !existsSync(join(installed, 'dist', path)))).toEqual([]);
    const names = (await readdir(installed)).filter((name) => name !== 'node_modules');
    expect(names.toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  });

  describe.each(['24', '26'])('the installed service on Node %s', { timeout: 600_000 }, (version) => {
    /** The working folder, which gets the data folder of the service. */
    const folder = () => join(project().folder, `node-${version}`);
    let environment: Readonly<Record<string, string>>;
    let address: string;

    beforeAll(async () => {
      await mkdir(folder());
      const port = await freePort();
      const { HOME = '', PATH = '' } = process.env;
      environment = { HOME, PATH: [nodes[version], PATH].join(delimiter), PORT: String(port) };
      address = `http://127.0.0.1:${port}`;
    });

    /** Runs commands of a shell. @returns the standard output */
    async function run(commands: string): Promise<string> {
      const { code, stdout, output } = await project().run(`cd ${folder()} && set -e\n${commands}`, environment);
      if (code !== 0) throw new Error(`${commands} failed: ${output}`);
      return stdout;
    }

    it('prints its version and its options', async () => {
      const { version: packed } = JSON.parse(await readFile(join(root, 'packages/platform/package.json'), 'utf8'));
      expect(await run('node --version')).toMatch(`v${version}.`);
      expect(await run('npx @worklane/platform --version')).toBe(`${packed}\n`);
      expect(await run('npx @worklane/platform --help')).toContain('Usage: npx @worklane/platform');
    });

    it('starts with demo data, runs the commands of the first steps and of its README, and stops', async () => {
      const service = await start();
      const firstSteps = await run('npx @worklane/platform admin first-steps');
      const steps = new Map(firstSteps.split(/^(?=\S)/m).map((step) => step.split(/:\n(.*)/s) as [string, string]));
      const contacts = await run(steps.get('Get an access token and list contacts') ?? '');
      expect(JSON.parse(contacts).data[0]).toMatchObject({ organization_id: 1042 });
      expect(await run(steps.get('List all admin commands')?.split('\n')[0] ?? '')).toContain('member add');

      const page = async (path: string) => (await fetch(`${address}${path}`)).text();
      const dashboard = await page('/dashboard');
      expect(await page(/type="module"[^>]* src="([^"]+)"/.exec(dashboard)?.[1] ?? '')).toContain('createElement');
      expect(await page('/docs/getting-started')).toContain('Get started');
      expect(await page('/docs/api/')).toContain('API reference');

      const [backupAndRestore = '', move = ''] = await readmeCommands('Backup, restore and move');
      expect(await run(`${backupAndRestore}\nnpx @worklane/platform admin organization list`)).toContain('1042');
      expect(await service.stop()).toBe(0);
      const { url, drop } = await createDatabase(await workerPostgresql());
      onTestFinished(drop);
      const documented = 'postgresql://worklane:password@127.0.0.1:5432/worklane';
      expect(move).toContain(documented);
      const moved = `${move.replace(documented, url)}\nnpx @worklane/platform admin organization list`;
      expect(await run(moved)).toContain('1042');
    });

    /** Starts the command of the package and waits until it is ready. */
    async function start() {
      const child = spawn(join(project().folder, 'node_modules/.bin/worklane-platform'), {
        cwd: folder(),
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let output = '';
      const ended = once(child, 'close');
      onTestFinished(async () => {
        child.kill('SIGKILL');
        await ended;
      });
      await new Promise<void>((resolve, reject) => {
        child.stderr.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          if (output.includes('Worklane is ready.')) resolve();
        });
        ended.then(() => reject(new Error(`The service has ended: ${output}`)));
      });
      return {
        async stop() {
          child.kill('SIGTERM');
          await ended;
          return child.exitCode;
        },
      };
    }
  });
}

/** Returns the commands in a section of the README, in parts that text separates. */
async function readmeCommands(heading: string): Promise<string[]> {
  const readme = await readFile(join(root, 'packages/platform/README.md'), 'utf8');
  const section = readme.split(`### ${heading}\n`)[1]?.split(/^#/m)[0] ?? '';
  return section.split(/^(?=\S)/m).flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.startsWith('    '));
    return lines.length === 0 ? [] : [lines.join('\n')];
  });
}
