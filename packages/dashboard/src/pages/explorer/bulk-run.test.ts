import { type BatchResults, WorklaneError } from '@worklane/client';
import { describe, expect, it, vi } from 'vitest';
import type { RecordMethods } from '../../contract/collections.ts';
import { type BulkRequest, batchesOf, runBulk } from './bulk-run.ts';

const items = Array.from({ length: 20 }, (_, index) => index);
const running = () => new AbortController().signal;
const onProgress = () => undefined;

/** Returns requests that change one item each. */
const singly = (change: (item: number) => Promise<unknown>) =>
  async function* (some: readonly number[]): AsyncGenerator<BulkRequest<number>> {
    for (const item of some) yield { items: [item], send: async () => [(await change(item)) as undefined] };
  };

describe('runBulk', () => {
  it('sends at most two requests at once, and continues after failures', async () => {
    let active = 0;
    let most = 0;
    const counts: number[] = [];
    const requests = singly(async (item) => {
      most = Math.max(most, ++active);
      await new Promise((resolve) => setTimeout(resolve));
      active--;
      if (item % 10 === 3) throw new Error(`no ${item}`);
    });
    const onProgress = (done: number) => counts.push(done);
    const result = await runBulk({ items, requests, signal: running(), onProgress });
    expect(most).toBe(2);
    expect(counts).toEqual(items.map((index) => index + 1));
    expect(result.failed.map(({ item, error }) => [item, error.message])).toEqual([
      [3, 'no 3'],
      [13, 'no 13'],
    ]);
    expect(result.succeeded.length).toBe(18);
  });

  it('starts no request after it is aborted', async () => {
    const abort = new AbortController();
    const started: number[] = [];
    const requests = singly(async (item) => {
      started.push(item);
      if (item === 5) abort.abort();
    });
    await runBulk({ items, requests, signal: abort.signal, onProgress });
    expect(started.length).toBeLessThan(12);
  });

  it('ends when the session has ended', async () => {
    const started: number[] = [];
    const requests = singly(async (item) => {
      started.push(item);
      throw new WorklaneError('token_revoked', 'Sign in again.', { status: 401 });
    });
    const result = await runBulk({ items, requests, signal: running(), onProgress });
    expect(started.length).toBeLessThanOrEqual(2);
    expect(result.failed.length).toBe(started.length);
  });

  it('waits for the rate limit, and does not count it as a failure', async () => {
    vi.useFakeTimers();
    try {
      let limited = 2;
      const requests = singly(async () => {
        if (limited-- > 0)
          throw new WorklaneError('rate_limited', 'Too many requests', { status: 429, retryAfter: 30 });
      });
      const done = runBulk({ items: [1], requests, signal: running(), onProgress });
      await vi.advanceTimersByTimeAsync(59_000);
      expect(limited).toBe(0);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await done).toEqual({ succeeded: [1], failed: [], unanswered: [] });
    } finally {
      vi.useRealTimers();
    }
  });

  it('tries items that others prevent again as long as others succeed', async () => {
    const referenced = new WorklaneError('record_referenced', 'Other records refer to it', { status: 409 });
    const deleted = new Set<number>();
    // Each item refers to the one before it, and a record that is kept refers to the first one.
    const requests = singly(async (item) => {
      if (item === 0 || (item < 4 && !deleted.has(item + 1))) throw referenced;
      deleted.add(item);
    });
    const options = { items: [0, 1, 2, 3, 4], requests, concurrency: 1, signal: running(), onProgress };
    const result = await runBulk({ ...options, prevented: 'record_referenced' });
    expect(result).toEqual({ succeeded: [4, 3, 2, 1], failed: [{ item: 0, error: referenced }], unanswered: [] });
  });
});

describe('batchesOf', () => {
  const run = (batch: RecordMethods['batch'], unanswered: readonly BulkRequest<number>[] = [], many = items) =>
    runBulk({
      items: many,
      requests: batchesOf({ batch } as RecordMethods, (item: number) => ({ delete: { id: item } })),
      unanswered,
      signal: running(),
      onProgress,
    });

  it('makes 200 changes in one request', async () => {
    const sizes: number[] = [];
    const many = Array.from({ length: 450 }, (_, index) => index);
    const batch = async ({ items }: { items: object[] }): Promise<BatchResults> => {
      sizes.push(items.length);
      return { results: items.map(() => ({})) };
    };
    expect((await run(batch, [], many)).succeeded).toHaveLength(450);
    expect(sizes).toEqual([200, 200, 50]);
  });

  it('sends a request whose outcome is unknown again in the next run, with the same changes and key', async () => {
    const sent: unknown[] = [];
    let fails = true;
    const batch = async (body: { items: object[] }, options: object): Promise<BatchResults> => {
      sent.push([body, options]);
      if (fails) throw new WorklaneError('network_error', 'The connection was closed.');
      return { results: body.items.map(() => ({})) };
    };
    const first = await run(batch);
    expect(first.failed).toHaveLength(20);
    fails = false;
    const second = await run(batch, first.unanswered, [...items, 20]);
    expect(second).toMatchObject({ succeeded: { length: 21 }, failed: [], unanswered: [] });
    expect(sent).toHaveLength(3);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual([{ items: [{ delete: { id: 20 } }] }, { idempotencyKey: expect.any(String) }]);
  });

  it('does not send a batch again that was rejected', async () => {
    const batch = async () => {
      throw new WorklaneError('insufficient_scope', 'No.', { status: 403 });
    };
    expect(await run(batch)).toMatchObject({ failed: { length: 20 }, unanswered: [] });
  });
});
