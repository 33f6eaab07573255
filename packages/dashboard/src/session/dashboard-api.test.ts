import { WorklaneError } from '@worklane/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDashboardApi, dataOf } from './dashboard-api.ts';

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
