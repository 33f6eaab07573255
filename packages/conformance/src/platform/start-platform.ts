import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@worklane/testing/free-port';
import { platformProcess, platformSettings } from './platform-process.ts';
import type { PreparedPlatform } from './prepare-platform.ts';

/** A service in its own process. */
export interface Platform extends Pick<PreparedPlatform, 'credentials'> {
  readonly baseUrl: string;
  /** Stops the process and removes its data. */
  stop(): Promise<void>;
}

/** Starts the service. @param env environment variables in addition to `platformSettings` */
export async function startPlatform(
  { database, credentials }: PreparedPlatform,
  env: Readonly<Record<string, string>> = {},
): Promise<Platform> {
  const port = await freePort();
  const stopService = await serve({ ...platformSettings(database), PORT: String(port), ...env });
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    credentials,
    async stop() {
      await stopService();
      await database.remove();
    },
  };
}

async function serve(env: Record<string, string>): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [...platformProcess('src/main.ts'), '--empty'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const ready = Promise.withResolvers<void>();
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
    if (said.includes('Worklane is ready.')) ready.resolve();
  });
  ended.then(() => ready.reject(new Error(`The service has ended: ${said}`)));
  await ready.promise;
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
