import { ProblemError } from '@worklane/contract/requests';

/** Delays that end early when the mock is closed, so that they do not keep the process running. */
export class Timers {
  readonly #pending = new Map<ReturnType<typeof setTimeout>, (error: Error) => void>();

  /** Resolves after a number of milliseconds. @throws ProblemError service_unavailable when the mock is closed first */
  async wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#pending.delete(timer);
        resolve();
      }, milliseconds);
      this.#pending.set(timer, reject);
    });
  }

  close(): void {
    for (const [timer, reject] of this.#pending) {
      clearTimeout(timer);
      reject(new ProblemError('service_unavailable', 'The mock was closed.'));
    }
    this.#pending.clear();
  }
}
