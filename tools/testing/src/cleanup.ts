import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A task to run when the process that added it has ended. */
export type CleanupTask =
  /** Kills a process and its children. */
  | { kill: number }
  /** The process has ended: its id may be reused. */
  | { forget: number }
  | { unmount: string }
  /** Removes a folder. */
  | { remove: string };

/** Runs cleanup tasks in a separate process, so that they run even after a crash or kill -9 of this process. */
export class Cleanup {
  readonly #process: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(new URL('./cleanup-process.ts', import.meta.url))],
    { stdio: ['pipe', 'ignore', 'inherit'], detached: true },
  );

  add(task: CleanupTask): void {
    this.#process.stdin?.write(`${JSON.stringify(task)}\n`);
  }

  /** Runs all tasks and waits until they are done. */
  async run(): Promise<void> {
    const ended = once(this.#process, 'close');
    this.#process.stdin?.end();
    await ended;
  }
}
