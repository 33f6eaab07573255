import { setTimeout } from 'node:timers/promises';

/**
 * Gathers items into deliveries. The first goes out at once; what comes during the pause after it, or
 * before it is done, goes out together then.
 */
export function coalesce<T>(
  pause: number,
  deliver: (items: ReadonlySet<T>) => void | Promise<void>,
): (item: T) => void {
  let gathered = new Set<T>();
  let busy = false;

  const run = async () => {
    busy = true;
    while (gathered.size > 0) {
      const items = gathered;
      gathered = new Set();
      await Promise.all([deliver(items), setTimeout(pause, undefined, { ref: false })]);
    }
    busy = false;
  };

  return (item) => {
    gathered.add(item);
    if (!busy) void run();
  };
}
