import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@worklane/testing/free-port';
import { readService } from '../../scripts/record-release/release.ts';
import { watchLog } from '../log-watch/log-watch.ts';

/** A node as a process of its own. */
export interface ServiceProcess {
  origin: string;
  /** @returns the exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const today = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Starts a node, of today or of the recorded release, and waits until it is ready. @throws Error when it ends */
export async function startService(
  version: 'recorded' | 'today',
  env: Record<string, string>,
): Promise<ServiceProcess> {
  if (version === 'today') return start(today, env);
  // In this folder it finds PGlite, the only dependency that it does not contain.
  const folder = fileURLToPath(new URL('../../node_modules/.cache/worklane', import.meta.url));
  await mkdir(folder, { recursive: true });
  const entry = join(folder, `service-${randomUUID()}.mjs`);
  await writeFile(entry, await readService());
  // It is loaded by the time it is ready.
  return start(entry, env).finally(() => rm(entry));
}

async function start(entry: string, env: Record<string, string>): Promise<ServiceProcess> {
  const port = await freePort();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@worklane/source', entry, '--empty'], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', watchLog);
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      errors += text;
      if (errors.includes('Worklane is ready.')) resolve();
    });
    ended.then(() => reject(new Error(`The node has ended: ${errors}`)), reject);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
