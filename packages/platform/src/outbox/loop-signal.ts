/** Wakes one waiting loop. A notification while nothing waits ends the next wait at once. */
export interface Signal {
  notify(): void;
  /** Resolves at the next notification or after a time. */
  wait(milliseconds: number): Promise<void>;
}

export function createSignal(): Signal {
  let isNotified = false;
  let resume: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      resume?.();
    },
    async wait(milliseconds) {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        resume = undefined;
      }
      isNotified = false;
    },
  };
}
