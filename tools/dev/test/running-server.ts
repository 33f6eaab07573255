import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { waitFor } from '@worklane/testing/wait-for';

/**
 * Milliseconds after which a test counts as hung. On a busy machine, the first start takes minutes: it generates everything
 * and compiles four servers.
 */
export const startLimit = 300_000;

/** Shorter than the limit of the test, so that the error names the missing output. */
export const outputLimit = startLimit / 2;

/** `npm run dev` in a copy of the repository. */
export class RunningServer {
  readonly #process;
  #output = '';
  #hasEnded = false;

  constructor(folder: string, port = '0', ...options: readonly string[]) {
    const main = join(folder, 'tools/dev/src/main.ts');
    this.#process = spawn(
      process.execPath,
      ['--conditions=@worklane/source', main, '--port', port, '--mock-port', '0', ...options],
      { cwd: folder, env: { ...process.env, DATA_FOLDER: join(folder, '.data'), NODE_ENV: 'development' } },
    );
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.#process.once('close', () => {
      this.#hasEnded = true;
    });
  }

  /** Waits until the output matches, and forgets it up to there. @throws Error when the process ends before */
  async output(pattern: RegExp): Promise<RegExpExecArray> {
    const mismatch = () => new Error(`The output does not match ${pattern}:\n${this.#output}`);
    const look = () => {
      const match = pattern.exec(this.#output);
      if (!match && !this.#hasEnded) throw mismatch();
      return match;
    };
    const match = await waitFor(look, outputLimit);
    if (!match) throw mismatch();
    this.#output = this.#output.slice(match.index + match[0].length);
    return match;
  }

  /** Presses Ctrl+C and waits for the end. */
  async stop(): Promise<number | null> {
    if (this.#process.exitCode === null) {
      const ended = once(this.#process, 'exit');
      this.#process.kill('SIGINT');
      await ended;
    }
    return this.#process.exitCode;
  }
}
