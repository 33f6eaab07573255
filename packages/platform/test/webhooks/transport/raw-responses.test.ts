import { rawResponses, retryTime, startRawReceiver } from '@worklane/testing/raw-responses';
import { expect, it } from 'vitest';
import { createAttempt } from '../../../src/webhooks/delivery/delivery-sender.ts';
import { openSender, request } from './test-sender.ts';

it.each(rawResponses)('reads $name as a client must', async (response) => {
  const { expected, retryAfter = 5 } = response;
  const url = await startRawReceiver(response);
  const sender = openSender();
  // The second request may reuse the connection.
  for (const time of ['first', 'second']) {
    const outcome = await sender.send({ url, ...request });
    if (typeof expected === 'string') expect(outcome, time).toMatchObject({ error: { code: expected } });
    else expect(outcome, time).toMatchObject(expected);
    const delivery = { retries: 0, trigger: 'event' } as never;
    const attempt = createAttempt({ delivery, requestHeaders: {}, outcome, now: retryTime, random: () => 0 });
    const isSuccess = typeof expected !== 'string' && expected.status < 300;
    const seconds = attempt.nextAttemptAt && (attempt.nextAttemptAt.getTime() - retryTime.getTime()) / 1000;
    expect(seconds, time).toBe(isSuccess ? undefined : retryAfter);
  }
});
