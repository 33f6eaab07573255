import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a server process and waits until it responds. */
export async function startServer(
  options: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, options, {
    env: {
      ...process.env,
      BASE_URL: `http://127.0.0.1:${port}`,
      ...environment,
      ...{ PORT: String(port), NODE_ENV: 'production' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${options.join(' ')} exited with ${child.exitCode}`);
    const responds = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      () => true,
      () => false,
    );
    if (responds) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
