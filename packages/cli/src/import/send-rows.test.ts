import { WorklaneError } from '@worklane/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { withFastClock } from '../../test/run-cli.ts';
import { InterruptedError, progressText, type RequestPace, requestPace } from './request-pace.ts';
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
  return { keys, result: createRecords(batch, rows, 'key', requestPace(signal)) };
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

describe('progressText', () => {
  const counts = { imported: 2990, rejected: 10 };
  const state = (pace: RequestPace) => ({ label: 'contacts.csv', rows: 10_000, counts, pace });

  it('has the rows, the rate of this run and the remaining time', () => {
    expect(progressText(state(requestPace(new AbortController().signal)), 300)).toBe(
      'Importing contacts.csv: 3,000 of 10,000 rows, 10 rejected, 10.0 rows/s, 12 min left',
    );
  });

  it('reports that the import waits for the rate limit', () => {
    const pace = requestPace(new AbortController().signal);
    pace.limited(42);
    expect(progressText(state(pace), 300)).toMatch(/, waiting 42 s for the rate limit$/);
  });
});
