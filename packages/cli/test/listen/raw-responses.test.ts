import { rawResponses, retryTime, startRawReceiver } from '@worklane/testing/raw-responses';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Attempt, Forwarder } from '../../src/listen/forwarder.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: retryTime });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(rawResponses)('reads $name as a client must', async (response) => {
  const { expected, retryAfter = 5 } = response;
  const url = new URL(await startRawReceiver(response));
  const made = Promise.withResolvers<Attempt>();
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const forwarder = new Forwarder({ url, secret, skipVerify: false, retries: true, onAttempt: made.resolve });
  await forwarder.forward({ id: 'evt_1', type: 'task.created', json: '{"id":"evt_1"}' });
  const { response: received, error, nextAttemptAt } = await made.promise;
  await forwarder.stop();
  if (typeof expected === 'string') expect(error?.code).toBe(expected);
  else expect(received).toMatchObject(expected);
  const isSuccess = typeof expected !== 'string' && expected.status < 300;
  expect(error === undefined).toBe(isSuccess);
  expect(nextAttemptAt && (nextAttemptAt.getTime() - retryTime.getTime()) / 1000).toBe(
    isSuccess ? undefined : retryAfter,
  );
});
