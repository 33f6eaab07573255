import { WorklaneError } from '@worklane/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { withFastClock } from '../../test/without-waiting.ts';
import { InterruptedError, RequestPace } from './request-pace.ts';
import { type Batch, createRecords } from './send-rows.ts';

const problem = (code: 'rate_limited' | 'validation_failed' | 'internal_error', status: number) =>
  new WorklaneError(code, 'Problem.', {
    status,
    retryAfter: 0,
    requestId: 'req_1',
    errors: [],
  } as object);

const created = { results: [{}, {}] };

/** Sends two rows, and gets these responses one after the other. */
function send(responses: readonly (object | WorklaneError)[], signal = new AbortController().signal) {
  const keys: (string | undefined)[] = [];
  const left = [...responses];
  const batch: Batch = async (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    const response = left.shift();
    if (response instanceof WorklaneError) throw response;
    return response as Awaited<ReturnType<Batch>>;
  };
  const rows = [2, 3].map((line) => ({ line, body: {}, errors: [] }));
  return { keys, result: createRecords(batch, rows, 'key', new RequestPace(signal)) };
}

describe('createRecords', () => {
  beforeEach(withFastClock);

  it('waits for the rate limit any number of times', async () => {
    const limits = Array.from({ length: 20 }, () => problem('rate_limited', 429));
    expect(await send([...limits, created]).result).toEqual([[], []]);
  });

  it('repeats a request with the same key after a failure', async () => {
    const { keys, result } = send([new WorklaneError('network_error', 'Reset.'), created]);
    expect(await result).toEqual([[], []]);
    expect(keys).toEqual(['key', 'key']);
  });

  it('rejects the rows that the service rejects', async () => {
    const results = [{}, { problem: { status: 409, code: 'external_id_taken', detail: 'No.' } }];
    expect(await send([{ results }]).result).toEqual([[], ['No.']]);
    expect(await send([problem('validation_failed', 422)]).result).toEqual([['Problem.'], ['Problem.']]);
  });

  it('ends the import at rows that keep failing, which may be imported', async () => {
    const failure = problem('internal_error', 500);
    await expect(send([failure, failure, failure]).result).rejects.toMatchObject({
      message: expect.stringMatching(
        /\(request req_1\): Problem\.\nRows from line 2 on may be imported\. .*run the same command/,
      ),
      exitCode: 1,
    });
  });

  it('stops at a rejected token', async () => {
    const error = new WorklaneError('token_expired', 'Access token expired.', { status: 401 });
    await expect(send([error]).result).rejects.toBe(error);
  });

  it('sends no request after an interruption', async () => {
    const { keys, result } = send([created], AbortSignal.abort());
    await expect(result).rejects.toEqual(new InterruptedError());
    expect(keys).toEqual([]);
  });
});
