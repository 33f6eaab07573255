import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@worklane/testing/free-port';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const execute = promisify(execFile);
const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The oldest version of Node that the packages support, as a package with its executable. */
const oldestNode = `node-${process.platform}-${process.arch}@24.18`;

let folder: string;
let tarball: string;
let files: string[];
/** The folder of the executable of Node, by its major version. */
let nodes: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-installed-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const packed = await Promise.all(['contract', 'server', 'platform'].map(pack));
  const platform = packed[2] ?? expect.unreachable();
  tarball = join(folder, platform.filename);
  files = platform.files.map(({ path }) => path);
  const tarballs = packed.map(({ filename }) => `./${filename}`);
  await execute('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs, oldestNode], {
    cwd: folder,
  });
  const [oldest = ''] = oldestNode.split('@');
  nodes = { 24: join(folder, 'node_modules', oldest, 'bin'), 26: dirname(process.execPath) };
});
afterAll(() => rm(folder, { recursive: true }));

/** Packs a built package. */
async function pack(name: string) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await execute('npm', args, { cwd: join(packages, name), maxBuffer: 16 * 1024 * 1024 });
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  return packed;
}

describe('the tarball', () => {
  it('contains the service, both sites, the license and the README, and no sources or tests', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        ...['LICENSE', 'README.md', 'package.json', 'dist/cli.js', 'dist/main.js', 'dist/admin/main.js'],
        ...['dist/dashboard/index.html', 'dist/docs/index.html', 'dist/docs/api/index.html', 'dist/docs/openapi.json'],
      ]),
    );
    expect(files.filter((path) => !path.startsWith('dist/'))).toHaveLength(3);
    expect(files.filter((path) => /\.(ts|map)$|\.test\./.test(path))).toEqual([]);
  });

  it('passes publint', async () => {
    const { buffer } = new Uint8Array(await readFile(tarball));
    const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages).toEqual([]);
  });
});

describe.each(['24', '26'])('the installed service on Node %s', (version) => {
  /** The environment of a shell in the folder, with this version of Node. */
  const environment = (more: Record<string, string> = {}) => {
    const { HOME = '', PATH = '' } = process.env;
    return { HOME, PATH: [nodes[version], PATH].join(delimiter), ...more };
  };
  const shell = async (commands: string, env = environment()) =>
    (await execute('sh', ['-e', '-c', commands], { cwd: folder, env })).stdout;

  it('prints its version and its options', async () => {
    const { version: packed } = JSON.parse(await readFile(join(packages, 'platform/package.json'), 'utf8'));
    expect(await shell('node --version')).toMatch(`v${version}.`);
    expect(await shell('npx @worklane/platform --version')).toBe(`${packed}\n`);
    expect(await shell('npx @worklane/platform --help')).toContain('Usage: npx @worklane/platform');
  });

  it('starts with demo data, runs the printed commands, serves both sites and stops', async () => {
    const port = await freePort();
    const dataFolder = join(folder, `data-${version}`);
    const env = environment({ PORT: String(port), DATA_FOLDER: dataFolder });
    const service = await start(env);
    expect(service.output()).toContain(`Data           ${dataFolder}`);

    const steps = new Map(
      service
        .output()
        .split(/^(?=\S)/m)
        .map((step) => step.split(/:\n(.*)/s) as [string, string]),
    );
    const contacts = await shell(steps.get('Get an access token and list contacts') ?? '', env);
    expect(JSON.parse(contacts).data[0]).toMatchObject({ organization_id: 1042 });
    expect(await shell(steps.get('List all admin commands')?.split('\n')[0] ?? '', env)).toContain('member add');
    expect(await shell('npx @worklane/platform admin organization list', env)).toContain('1042');

    const page = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    const dashboard = await page('/dashboard');
    expect(await page(/src="([^"]+)"/.exec(dashboard)?.[1] ?? '')).toContain('createElement');
    expect(await page('/docs/getting-started')).toContain('Getting started');
    expect(await page('/docs/api/')).toContain('API reference');
    expect(await service.stop()).toBe(0);
  });

  /** Starts the command of the package and waits until it is ready. */
  async function start(env: Record<string, string>) {
    const child = spawn(join(folder, 'node_modules/.bin/worklane-platform'), {
      cwd: folder,
      env,
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
        if (output.includes('Health ')) resolve();
      });
      ended.then(() => reject(new Error(`The service has ended: ${output}`)));
    });
    return {
      output: () => output,
      async stop() {
        child.kill('SIGTERM');
        await ended;
        return child.exitCode;
      },
    };
  }
});
