import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished, vi } from 'vitest';
import { secret } from './delivery.ts';

export interface Program {
  /** What it has written by now. */
  said(): string;
  /** Resolves when something answers there. */
  answersAt(url: string): Promise<void>;
  readonly ended: Promise<unknown>;
}

/** Runs a file in a process of its own, until the end of the test. */
export function run(file: string, env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, ['--conditions=@worklane/source', file], {
    env: { WORKLANE_WEBHOOK_SECRET: secret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  return {
    said: () => said,
    ended,
    answersAt: (url) =>
      vi.waitFor(
        async () => {
          if (child.exitCode !== null) throw new Error(said);
          await fetch(url);
        },
        { timeout: 60_000, interval: 50 },
      ),
  };
}
