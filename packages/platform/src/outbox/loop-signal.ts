/** Wakes one waiting loop. A notification while nothing waits ends the next wait at once. */
export interface Signal {
  notify(): void;
  /** Resolves at the next notification or after a time. @returns whether there was a notification */
  wait(milliseconds: number): Promise<boolean>;
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
      const wasNotified = isNotified;
      isNotified = false;
      return wasNotified;
    },
  };
}
