import { spawn } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { printError } from '@worklane/contract/terminal';

// `npm start`: builds the dashboard, starts the service in this process, and builds the documentation beside it.

const packages = new URL('../../../packages/', import.meta.url);
const startPage = fileURLToPath(new URL('docs/dist/index.html', packages));
const service = new URL('platform/src/main.ts', packages).href;

/** The service gets three times as much of a busy processor. */
const backgroundPriority = 5;

interface BuildOptions {
  /** Leaves the processor to the service. */
  readonly inBackground?: boolean;
}

/** Builds a package if it changed. Returns whether it succeeded, and prints what Nx says only if not. */
async function build(name: string, { inBackground = false }: BuildOptions = {}): Promise<boolean> {
  const child = spawn('nx', ['run', `@worklane/${name}:build`], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (inBackground && child.pid !== undefined) setPriority(child.pid, backgroundPriority);
  const stopBuild = () => void child.kill();
  process.once('exit', stopBuild);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('error', ({ message }) => {
    output += message;
    resolve(null);
  });
  child.once('close', resolve);
  const code = await promise;
  process.removeListener('exit', stopBuild);
  if (code !== 0) printError(output);
  return code === 0;
}

/** The service serves the earlier documentation, or a page that says that it is being built, until then. */
async function buildDocumentation(): Promise<void> {
  const isFirst = !existsSync(startPage);
  const built = await build('docs', { inBackground: true });
  if (!built) {
    printError('The documentation could not be built. The service runs without the changes.');
    return;
  }
  // The service reads the folder again, also when Nx has restored an earlier build file by file.
  utimesSync(startPage, new Date(), new Date());
  if (isFirst) printError('The documentation is ready.');
}

// A developer tests webhooks with receivers on this machine, which nobody else can reach through this service.
const { HOST, NODE_ENV } = process.env;
if (HOST === undefined && NODE_ENV !== 'production') process.env.WEBHOOK_LOOPBACK_HTTP ??= 'true';

if (process.argv.some((argument) => ['--help', '--version'].includes(argument))) {
  await import(service);
} else if (await build('dashboard')) {
  await Promise.all([import(service), buildDocumentation()]);
} else {
  process.exitCode = 1;
}
