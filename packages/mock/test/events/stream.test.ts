import { EventLog } from '@worklane/model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventStream } from '../../src/events/event-stream.ts';

describe('eventStream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const cursorAt = (position: number) => `p${position}`;

  const startStream = (options = {}) => {
    const log = new EventLog();
    const defaults = { includes: () => true, after: 0, cursorAt, isCurrent: () => true };
    const iterator = eventStream(log, { ...defaults, ...options })[Symbol.asyncIterator]();
    return { log, iterator };
  };

  const event = { id: 'evt_1', type: 'task.created', organization_id: 1, timestamp: '', data: {} };

  it('sends a comment after every 15 seconds of silence', async () => {
    const { log, iterator } = startStream();
    await iterator.next();
    const next = iterator.next();
    await vi.advanceTimersByTimeAsync(14_000);
    log.append(event);
    expect((await next).value).toMatch(/^id: p1\nevent: task\.created\n/);
    const comment = iterator.next();
    const received = vi.fn();
    void comment.then(received);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(received).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await comment).value).toBe(': here\nid: p1\n\n');
  });

  it('sends new events after a reset of the log', async () => {
    const { log, iterator } = startStream();
    log.append(event);
    await iterator.next();
    await iterator.next();
    log.restore([]);
    const next = iterator.next();
    log.append({ ...event, id: 'evt_2' });
    expect((await next).value).toContain('"evt_2"');
  });

  it('stops listening when its reader returns while it waits', async () => {
    const { iterator } = startStream();
    await iterator.next();
    const next = iterator.next();
    await iterator.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});
