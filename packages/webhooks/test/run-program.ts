import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitFor } from '@worklane/testing/wait-for';
import { onTestFinished } from 'vitest';
import { secret } from './delivery.ts';

export interface Program {
  /** Returns everything written to stdout and stderr so far. */
  output(): string;
  /** Resolves when the URL responds. */
  listening(url: string): Promise<void>;
  readonly ended: Promise<unknown>;
}

/** Runs a file in a child process until the end of the test. */
export function runProgram(file: string, env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, ['--conditions=@worklane/source', file], {
    env: { WORKLANE_WEBHOOK_SECRET: secret, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  return {
    output: () => output,
    ended,
    listening: (url) =>
      waitFor(async () => {
        if (child.exitCode !== null) throw new Error(output);
        await fetch(url);
      }),
  };
}
