import { WorklaneError } from '@worklane/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDashboardApi, dataOf } from './dashboard-api.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an error response', () => {
  it.each([
    null,
    'x',
    [],
    7,
    {},
    { code: 7 },
    { error: { code: 1 } },
    { code: 'bad', errors: { a: 1 }, detail: { b: 1 } },
  ])('%j becomes a WorklaneError with a text and a list of errors', async (body) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 502 }));
    const call = dataOf(createDashboardApi(() => undefined).GET('/dashboard/api/session'));
    const error = (await call.catch((thrown: unknown) => thrown)) as WorklaneError;
    expect(error).toBeInstanceOf(WorklaneError);
    expect(error).toMatchObject({ status: 502, errors: [], message: expect.any(String) });
  });

  it('keeps the code, the detail and the errors of a problem', async () => {
    const errors = [{ in: 'body', pointer: '/name', code: 'required', detail: 'is required' }];
    const problem = { code: 'validation_failed', detail: '1 field is invalid.', errors, request_id: 'req_1' };
    vi.stubGlobal('fetch', async () => Response.json(problem, { status: 422 }));
    await expect(createDashboardApi(() => undefined).GET('/dashboard/api/session')).rejects.toMatchObject({
      code: 'validation_failed',
      message: '1 field is invalid.',
      status: 422,
      errors,
      requestId: 'req_1',
    });
  });
});

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
