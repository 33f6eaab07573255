import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PoolPolicy, poolPolicies, SharedPool } from './shared-pools.ts';

afterEach(() => void vi.useRealTimers());

const places = (count: number, take: () => unknown) => Array.from({ length: count }, take);
const problem = (code: string, seconds = 30) => expect.objectContaining({ code, headers: { 'Retry-After': seconds } });

describe.each(Object.entries<PoolPolicy>(poolPolicies))('the pool %s', (_name, policy) => {
  const holders = Object.entries(policy.shares) as [keyof PoolPolicy['shares'], number][];
  const seconds = policy.seconds ?? policy.retryAfter ?? 30;

  it.each(holders)('gives one %s no more than its share, and others theirs', (holder, share) => {
    const pool = new SharedPool(policy);
    places(share, () => pool.take({ [holder]: 'greedy' }));
    expect(() => pool.take({ [holder]: 'greedy' })).toThrow(problem(policy.refusal ?? 'rate_limited', seconds));
    expect(() => pool.take({ [holder]: 'modest' })).not.toThrow();
  });

  it('leaves at least half of its places to others', () => {
    for (const [, share] of holders) expect(share).toBeLessThanOrEqual(policy.size / 2);
  });

  it('responds with 503 when many holders take all places', () => {
    const pool = new SharedPool(policy);
    places(policy.size, () => pool.take({}));
    expect(() => pool.take({})).toThrow(problem('service_unavailable', seconds));
  });
});

it('the table of the guide has all pools with their sizes and shares', async () => {
  const guide = await readFile(new URL('../../../docs/pages/self-hosting.md', import.meta.url), 'utf8');
  const text = (count: number | undefined) => count?.toLocaleString('en') ?? '';
  for (const { place, size, shares, seconds } of Object.values<PoolPolicy>(poolPolicies)) {
    const time = seconds === undefined ? '' : `, for ${seconds / 3600} hour`;
    const counts = [size, shares.address, shares.organization, shares.principal, shares.destination].map(text);
    expect(guide).toContain(`| ${[place + time, ...counts].join(' | ')} |`);
  }
  const rows = /\| One place is taken by \|.*\n.*\n((?:\|.*\n)+)/.exec(guide)?.[1]?.trim().split('\n');
  expect(rows).toHaveLength(Object.keys(poolPolicies).length);
});

describe('a place', () => {
  const shares = { organization: 1 };

  it('is free when what takes it ends, and only once', () => {
    const pool = new SharedPool({ name: 'test', place: 'A stream', size: 2, shares });
    const free = pool.take({ organization: 1 });
    pool.take({ organization: 2 });
    free();
    free();
    pool.take({ organization: 1 });
    expect(() => pool.take({ organization: 3 })).toThrow(problem('service_unavailable'));
  });

  it('that has a time is free after it, and not before', () => {
    vi.useFakeTimers();
    const pool = new SharedPool({ name: 'test', place: 'An email', size: 9, shares, seconds: 60 });
    pool.take({ organization: 1 })();
    vi.advanceTimersByTime(59_999);
    expect(() => pool.take({ organization: 1 })).toThrow(problem('rate_limited', 60));
    vi.advanceTimersByTime(1);
    expect(() => pool.take({ organization: 1 })).not.toThrow();
  });
});
