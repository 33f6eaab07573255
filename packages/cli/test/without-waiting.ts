import { vi } from 'vitest';

/** Lets the client repeat requests at once until the end of the test: it waits for a random part of its backoff. */
export function withoutBackoff(): void {
  vi.spyOn(Math, 'random').mockReturnValue(0);
}

/** Lets a second pass each time the clock is read, until the end of the test, so that an import waits for nothing. */
export function withFastClock(): void {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 1000;
    return time;
  });
}
