import { describe, expect, it } from 'vitest';
import { RecordingLimit, RequestRecorder, type Share } from './request-recorder.ts';

const hour = 3_600_000;
const take = (limit: RecordingLimit, share: Share, count: number, now: number) =>
  Array.from({ length: count }, () => limit.take(share, now)).filter(Boolean).length;

describe('RecordingLimit', () => {
  it('accepts a tenth of the daily limit at once, and the rest over the day', () => {
    const limit = new RecordingLimit(2400);
    expect(take(limit, 'succeeded', 1000, 0)).toBe(240);
    expect(take(limit, 'succeeded', 1000, hour)).toBe(100);
    expect(take(limit, 'succeeded', 1000, hour)).toBe(0);
    expect(take(limit, 'succeeded', 1000, 100 * hour)).toBe(240);
  });

  it('never lets successes or claimed clients displace failures', () => {
    const limit = new RecordingLimit(100);
    expect(take(limit, 'succeeded', 1000, 0)).toBe(10);
    expect(take(limit, 'unauthenticated', 1000, 0)).toBe(1);
    expect(take(limit, 'failed', 1000, 0)).toBe(10);
  });

  it('accepts no more than the limit of a day and one burst within a day', () => {
    const limit = new RecordingLimit(1000);
    let accepted = 0;
    for (let now = 0; now < 24 * hour; now += 1000) accepted += take(limit, 'failed', 3, now);
    expect(accepted).toBeLessThanOrEqual(1100);
  });

  it('tolerates a clock that is set back', () => {
    const limit = new RecordingLimit(100);
    expect(take(limit, 'failed', 100, 10 * hour)).toBe(10);
    expect(take(limit, 'failed', 100, 0)).toBe(0);
    expect(take(limit, 'failed', 100, hour)).toBe(4);
  });
});

describe('RequestRecorder', () => {
  it('has one limit for a member, through whichever applications, and one for each application without a member', () => {
    const options = { clock: () => new Date(0), onOmitted: () => undefined, onError: () => undefined };
    const recorder = new RequestRecorder({ ...options, store: {} as never, perDay: 20 });
    const accepted = (clientId: string, subject?: string) =>
      recorder.accepts({ organizationId: 7, clientId, ...(subject !== undefined && { subject }) }, 'succeeded', 0);
    expect(['one', 'two', 'three'].map((client) => accepted(client, '5'))).toEqual([true, true, false]);
    expect([accepted('one', '6'), accepted('one'), accepted('two')]).toEqual([true, true, true]);
  });
});
