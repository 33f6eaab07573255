import { WorklaneError } from '@worklane/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { withFastClock } from '../../test/without-waiting.ts';
import { InterruptedError, RequestPace } from './request-pace.ts';
import { type Create, createRecord } from './send-rows.ts';

const problem = (code: 'rate_limited' | 'service_unavailable' | 'validation_failed', status: number) =>
  new WorklaneError(code, 'Problem.', { status, retryAfter: 0, errors: [] } as object);

/** Sends a request that gets these responses one after the other. */
function send(responses: readonly (object | WorklaneError)[], signal = new AbortController().signal) {
  const keys: (string | undefined)[] = [];
  const left = [...responses];
  const create: Create = async (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    const response = left.shift();
    if (response instanceof WorklaneError) throw response;
    return response;
  };
  return { keys, result: createRecord(create, {}, 'key', new RequestPace(signal)) };
}

describe('createRecord', () => {
  beforeEach(withFastClock);

  it('waits for the rate limit any number of times', async () => {
    const limits = Array.from({ length: 20 }, () => problem('rate_limited', 429));
    expect(await send([...limits, {}]).result).toEqual({ status: 'created' });
  });

  it('repeats a request with the same key after a failure', async () => {
    const { keys, result } = send([new WorklaneError('network_error', 'Reset.'), {}]);
    expect(await result).toEqual({ status: 'created' });
    expect(keys).toEqual(['key', 'key']);
  });

  it('rejects a row that the service rejects', async () => {
    const { result } = send([problem('service_unavailable', 503), problem('validation_failed', 422)]);
    expect(await result).toEqual({ status: 'rejected', errors: ['Problem.'] });
  });

  it('rejects a row that keeps failing', async () => {
    const failure = new WorklaneError('internal_error', 'Internal error.', { status: 500 });
    const { result } = send([failure, failure, failure]);
    expect(await result).toEqual({ status: 'rejected', errors: ['Internal error.'] });
  });

  it('stops at a rejected token', async () => {
    const error = new WorklaneError('token_expired', 'Access token expired.', { status: 401 });
    expect(await send([error]).result).toEqual({ status: 'stopped', error });
  });

  it('sends no request after an interruption', async () => {
    const { keys, result } = send([{}], AbortSignal.abort());
    expect(await result).toEqual({ status: 'stopped', error: new InterruptedError() });
    expect(keys).toEqual([]);
  });
});
