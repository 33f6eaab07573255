import { WorklaneError } from '@worklane/client';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const problem = (status: number, code: string) =>
  Object.assign(Object.create(WorklaneError.prototype), { status, code, message: code }) as Error;

async function fail(error: Error) {
  const client = createQueryClient(() => undefined);
  const loadSession = vi.fn(async () => ({ role: 'viewer' }));
  await client.fetchQuery({ queryKey: ['session'], queryFn: loadSession });
  await client.fetchQuery({ queryKey: [7, 'tasks'], queryFn: () => Promise.reject(error) }).catch(() => undefined);
  return client.getQueryState(['session'])?.isInvalidated;
}

describe('createQueryClient', () => {
  it.each(['insufficient_scope', 'owner_required'])('loads the session with the role again after %s', async (code) => {
    expect(await fail(problem(403, code))).toBe(true);
  });

  it('keeps the session after another error', async () => {
    expect(await fail(problem(403, 'wrong_organization'))).toBe(false);
  });
});
