/** Wakes one who waits. A ring while nobody waits is kept, and ends the next wait at once. */
export interface Signal {
  notify(): void;
  /** Until it rings, or for so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export function createSignal(): Signal {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      rung = true;
      wake?.();
    },
    async wait(milliseconds) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = undefined;
      }
      rung = false;
    },
  };
}
