import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type PublicPackage, pack, publicPackages } from './public-packages.ts';

export interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly output: string;
}

/** A process in the background. */
export interface Background {
  output(): string;
  /** Writes to its standard input, and closes it. */
  input(text: string): void;
  /** Repeats an attempt until it returns a value. @throws Error when the process ends before */
  until<Value>(attempt: () => Promise<Value | undefined> | Value | undefined): Promise<Value>;
  /** Ends it as Ctrl+C does. */
  interrupt(): Promise<void>;
  stop(): Promise<void>;
}

/** A folder outside the workspace with our packages installed from their tarballs. */
export interface OutsideProject {
  readonly folder: string;
  write(name: string, text: string): Promise<void>;
  /** Runs a command of a shell. */
  run(command: string, env?: Readonly<Record<string, string>>): Promise<Result>;
  /** Runs a command of a shell until it is stopped, or until the project is removed. */
  start(command: string, env?: Readonly<Record<string, string>>): Background;
  remove(): Promise<void>;
}

/** Waits until a server responds, with any status. */
export async function respond(server: Background, baseUrl: string): Promise<Background> {
  await server.until(() =>
    fetch(baseUrl).then(
      () => true,
      () => undefined,
    ),
  );
  return server;
}

/** The compilers with which the types must work, by the names under which they are installed. */
export const compilers: Readonly<Record<string, string>> = {
  typescript: 'npm:typescript@7.0',
  'typescript-5': 'npm:typescript@5.9',
};

/** Installs all public packages with npm, for the Node version of the workspace. */
export async function npmProject(others: readonly string[]): Promise<OutsideProject> {
  const project = await emptyProject([dirname(process.execPath)]);
  const install = 'npm install --prefer-offline --no-audit --no-fund';
  await succeed(project, `${install} ${[...Object.values(await tarballs(project.folder)), ...others].join(' ')}`);
  return project;
}

/**
 * Installs all public packages with pnpm, for the newest Node 24. Packages see declared dependencies only, and overrides replace
 * the registry for those of our packages on each other.
 */
export async function pnpmProject(others: readonly string[]): Promise<OutsideProject> {
  const tools = await emptyProject([dirname(process.execPath)]);
  const node = `node-${process.platform}-${process.arch}`;
  await succeed(tools, `npm install --prefer-offline --no-audit --no-fund ${node}@24 pnpm@${pnpmVersion}`);
  const modules = join(tools.folder, 'node_modules');
  const project = await emptyProject([join(modules, node, 'bin'), join(modules, '.bin')], tools);
  const ours = await tarballs(project.folder);
  const overrides = Object.entries(ours).map(([name, path]) => `  '${name}': file:${path}\n`);
  await project.write(
    'pnpm-workspace.yaml',
    `hoist: false\nstrictDepBuilds: false\nminimumReleaseAge: 0\noverrides:\n${overrides.join('')}`,
  );
  await succeed(project, `pnpm add --prefer-offline ${[...Object.values(ours), ...others].join(' ')}`);
  return project;
}

const pnpmVersion = '12.21.0';

async function succeed(project: OutsideProject, command: string): Promise<void> {
  const { code, output } = await project.run(command);
  if (code === 0) return;
  await project.remove();
  throw new Error(`${command} failed:\n${output}`);
}

/** Packs all public packages. @returns the paths by package name */
async function tarballs(folder: string): Promise<Readonly<Record<string, string>>> {
  const packed = publicPackages.map(async (each) => [each.manifest.name, (await pack(each, folder)).path] as const);
  return Object.fromEntries(await Promise.all(packed));
}

/** Returns what else to install, so that programs with these imports run and compile, in the versions that a package tests with. */
export function dependenciesOf(
  imported: readonly string[],
  { manifest: { name, dependencies = {}, devDependencies = {} } }: PublicPackage,
) {
  const tested: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
  const others = imported.filter((each) => !publicPackages.some(({ manifest }) => manifest.name === each));
  return others.flatMap((each) => {
    if (!(each in tested)) throw new Error(`The README of ${name} imports ${each}, which it does not test with.`);
    return [each, `@types/${each}`].flatMap((one) => (one in tested ? [`${one}@${tested[one]}`] : []));
  });
}

/** The optional peers of our packages, which some of their entries import. */
export const optionalPeers: readonly string[] = publicPackages.flatMap((each) =>
  dependenciesOf(Object.keys(each.manifest.peerDependenciesMeta ?? {}), each),
);

/** Returns a folder without packages. @param path folders of commands that come first */
export async function emptyProject(path: readonly string[], parent?: OutsideProject): Promise<OutsideProject> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-outside-'));
  const environment = { ...outerEnvironment(), PATH: [...path, process.env.PATH].join(delimiter) };
  const running = new Set<Background>();
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  // As `npm init` writes it.
  await write('package.json', JSON.stringify({ name: 'outside', version: '1.0.0', type: 'commonjs' }));
  return {
    folder,
    write,
    run: (command, env) =>
      promisify(execFile)('sh', ['-c', command], {
        cwd: folder,
        env: { ...environment, ...env },
        maxBuffer: 64 * 1024 * 1024,
      }).then(
        ({ stdout, stderr }) => ({ code: 0, stdout, output: stdout + stderr }),
        ({ code, stdout, stderr }) => ({ code: Number(code), stdout, output: `${stdout}${stderr}` }),
      ),
    start(command, env) {
      // A process group, because npx runs a command as a child of its own.
      const child = spawn('sh', ['-c', command], {
        cwd: folder,
        env: { ...environment, ...env },
        stdio: 'pipe',
        detached: true,
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
        });
      }
      const ended = once(child, 'close');
      const end = async (signal: NodeJS.Signals) => {
        if (running.delete(background) && child.pid !== undefined) signalGroup(child.pid, signal);
        await ended;
      };
      const background: Background = {
        output: () => output,
        input: (text) => void child.stdin.end(text),
        async until(attempt) {
          for (;;) {
            const value = await attempt();
            if (value !== undefined) return value;
            if (!running.has(background)) throw new Error(`${command} has ended: ${output}`);
            await setTimeout(50);
          }
        },
        interrupt: () => end('SIGINT'),
        stop: () => end('SIGKILL'),
      };
      ended.then(() => running.delete(background));
      running.add(background);
      return background;
    },
    async remove() {
      await Promise.all([...running].map((each) => each.stop()));
      await rm(folder, { recursive: true });
      if (parent && existsSync(parent.folder)) await parent.remove();
    },
  };
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // It has ended by itself, which its closed streams will tell.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** What a shell outside the workspace has. npm, Nx and Vitest add variables for the workspace, such as BASE_URL. */
const outerVariables =
  /^(PATH|HOME|TMPDIR|npm_config_(cache|registry|userconfig)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i;

const outerEnvironment = (): Record<string, string> => ({
  ...(Object.fromEntries(Object.entries(process.env).filter(([name]) => outerVariables.test(name))) as Record<
    string,
    string
  >),
  NO_COLOR: '1',
});
