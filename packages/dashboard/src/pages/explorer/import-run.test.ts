import { type BatchResults, WorklaneError } from '@worklane/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordMethods } from '../../contract/collections.ts';
import { batchesOf, type ImportRequest, runImport } from './import-run.ts';

const items = Array.from({ length: 20 }, (_, index) => index);
const running = () => new AbortController().signal;
const onProgress = () => undefined;

/** Returns requests that change one item each. */
const singly = (change: (item: number) => Promise<unknown>) =>
  async function* (some: readonly number[]): AsyncGenerator<ImportRequest<number>> {
    for (const item of some) yield { items: [item], send: async () => [(await change(item)) as undefined] };
  };

describe('runImport', () => {
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
    const result = await runImport({ items, requests, signal: running(), onProgress });
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
    await runImport({ items, requests, signal: abort.signal, onProgress });
    expect(started.length).toBeLessThan(12);
  });

  it('ends when the session has ended', async () => {
    const started: number[] = [];
    const requests = singly(async (item) => {
      started.push(item);
      throw new WorklaneError('token_revoked', 'Sign in again.', { status: 401 });
    });
    const result = await runImport({ items, requests, signal: running(), onProgress });
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
      const done = runImport({ items: [1], requests, signal: running(), onProgress });
      await vi.advanceTimersByTimeAsync(59_000);
      expect(limited).toBe(0);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await done).toEqual({ succeeded: [1], failed: [], uncertain: [] });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('batchesOf', () => {
  const run = (batch: RecordMethods['batch'], uncertain: readonly ImportRequest<number>[] = [], many = items) =>
    runImport({
      items: many,
      requests: batchesOf({ batch } as RecordMethods, (item: number) => ({ delete: { id: item } })),
      uncertain,
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

  it('sends a request whose outcome is unknown again, also in later runs, with the same changes and key', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const sent: unknown[] = [];
    const lost = new WorklaneError('network_error', 'The connection was closed.');
    const suspended = new WorklaneError('organization_suspended', 'Suspended.', { status: 403 });
    // Those of the first run, of the second one, and of the third one.
    const failures: (Error | undefined)[] = [lost, lost, lost, suspended];
    const batch = async (body: { items: object[] }, options: object): Promise<BatchResults> => {
      sent.push([body, options]);
      const failure = failures.shift();
      if (failure) throw failure;
      return { results: body.items.map(() => ({})) };
    };
    const runAgain = async (uncertain: readonly ImportRequest<number>[], many = items) => {
      const result = run(batch, uncertain, many);
      await vi.runAllTimersAsync();
      return result;
    };
    const first = await runAgain([]);
    expect(first).toMatchObject({ failed: { length: 20 }, uncertain: { length: 1 } });
    const second = await runAgain(first.uncertain);
    expect(second).toMatchObject({ failed: { length: 20 }, uncertain: { length: 1 } });
    const third = await runAgain(second.uncertain, [...items, 20]);
    expect(third).toMatchObject({ succeeded: { length: 21 }, failed: [], uncertain: [] });
    expect(sent).toHaveLength(6);
    expect(sent.slice(1, 5)).toEqual(Array(4).fill(sent[0]));
    const options = { idempotencyKey: expect.any(String), maxRetries: 0 };
    expect(sent[5]).toEqual([{ items: [{ delete: { id: 20 } }] }, options]);
  });

  it('reports the request that was to be sent again when the run is cancelled', async () => {
    const abort = new AbortController();
    const batch = async () => {
      setTimeout(() => abort.abort());
      throw new WorklaneError('network_error', 'The connection was closed.');
    };
    const result = await runImport({
      items,
      requests: batchesOf({ batch } as unknown as RecordMethods, (item) => ({ delete: { id: item } })),
      signal: abort.signal,
      onProgress,
    });
    expect(result).toMatchObject({ succeeded: [], failed: { length: 20 }, uncertain: { length: 1 } });
  });

  it('does not send a batch again that was rejected', async () => {
    const batch = async () => {
      throw new WorklaneError('insufficient_scope', 'No.', { status: 403 });
    };
    expect(await run(batch)).toMatchObject({ failed: { length: 20 }, uncertain: [] });
  });
});
