import { WorklaneError } from '@worklane/client';
import { describe, expect, it, vi } from 'vitest';
import { runBulk } from './bulk-run.ts';

const items = Array.from({ length: 20 }, (_, index) => index);
const running = () => new AbortController().signal;

describe('runBulk', () => {
  it('runs at most four actions at once, and continues after failures', async () => {
    let active = 0;
    let most = 0;
    const counts: number[] = [];
    const result = await runBulk({
      items,
      signal: running(),
      async action(item) {
        most = Math.max(most, ++active);
        await new Promise((resolve) => setTimeout(resolve));
        active--;
        if (item % 10 === 3) throw new Error(`no ${item}`);
      },
      onProgress: (done) => counts.push(done),
    });
    expect(most).toBe(4);
    expect(counts).toEqual(items.map((index) => index + 1));
    expect(result.failed.map(({ item, error }) => [item, error.message])).toEqual([
      [3, 'no 3'],
      [13, 'no 13'],
    ]);
    expect(result.succeeded.length).toBe(18);
  });

  it('starts no action after it is aborted', async () => {
    const abort = new AbortController();
    const started: number[] = [];
    await runBulk({
      items,
      signal: abort.signal,
      async action(item) {
        started.push(item);
        if (item === 5) abort.abort();
      },
      onProgress: () => undefined,
    });
    expect(started.length).toBeLessThan(12);
  });

  it('ends when the session has ended', async () => {
    const started: number[] = [];
    const result = await runBulk({
      items,
      signal: running(),
      async action(item) {
        started.push(item);
        throw new WorklaneError('token_revoked', 'Sign in again.', { status: 401 });
      },
      onProgress: () => undefined,
    });
    expect(started.length).toBeLessThanOrEqual(4);
    expect(result.failed.length).toBe(started.length);
  });

  it('waits for the rate limit, and does not count it as a failure', async () => {
    vi.useFakeTimers();
    try {
      let limited = 2;
      const done = runBulk({
        items: [1],
        signal: running(),
        async action() {
          if (limited-- > 0)
            throw new WorklaneError('rate_limited', 'Too many requests', { status: 429, retryAfter: 30 });
        },
        onProgress: () => undefined,
      });
      await vi.advanceTimersByTimeAsync(59_000);
      expect(limited).toBe(0);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await done).toEqual({ succeeded: [1], failed: [] });
    } finally {
      vi.useRealTimers();
    }
  });
});
