import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@worklane/testing/free-port';
import { platformProcess, platformSettings } from './platform-process.ts';
import type { PreparedPlatform } from './prepare-platform.ts';

/** A service in its own process. */
export interface Platform extends Pick<PreparedPlatform, 'credentials'> {
  readonly baseUrl: string;
  readonly pid: number;
  /** The environment variables of the process. */
  readonly settings: Readonly<Record<string, string>>;
  /** Stops the process and removes its data. */
  stop(): Promise<void>;
}

/** Starts the service. @param env environment variables in addition to `platformSettings` */
export async function startPlatform(
  { database, credentials }: PreparedPlatform,
  env: Readonly<Record<string, string>> = {},
): Promise<Platform> {
  const port = await freePort();
  const settings = { ...platformSettings(database), PORT: String(port), ...env };
  const service = await startService(settings, '--empty');
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    credentials,
    pid: service.pid,
    settings,
    async stop() {
      await service.stop();
      await database.remove();
    },
  };
}

/** The process of a service. */
export interface ServiceProcess {
  readonly pid: number;
  /** Returns what it has printed for the operator. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the process of a service, and waits until it is ready. */
export async function startService(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [...platformProcess('src/main.ts'), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const ready = Promise.withResolvers<void>();
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
    if (output.includes('Worklane is ready.')) ready.resolve();
  });
  ended.then(() => ready.reject(new Error(`The service has ended: ${output}`)));
  await ready.promise;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
