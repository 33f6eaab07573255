import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

export type ServerProcess = ChildProcess & {
  /** Milliseconds until it responded. */
  startedIn: number;
};

/** Starts a server process and waits until it responds. */
export async function startServer(
  options: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const started = performance.now();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--conditions=@worklane/source', ...options], {
    env: { ...process.env, BASE_URL: url, ...environment, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  while (!(await fetch(`${url}/health/live`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${options.join(' ')} exited with ${child.exitCode}`);
    await setTimeout(20);
  }
  return Object.assign(child, { startedIn: performance.now() - started });
}

export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
