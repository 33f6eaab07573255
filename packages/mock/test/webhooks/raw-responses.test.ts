import type { schemas } from '@worklane/contract';
import { madeAttempt, pendingAttempt } from '@worklane/model';
import { rawResponses, retryTime, startRawReceiver } from '@worklane/testing/raw-responses';
import { expect, it } from 'vitest';
import { sendOverHttp } from '../../src/webhooks/http-sender.ts';

it.each(rawResponses)('reads $name as a client must', async (response) => {
  const { expected, retryAfter = 5 } = response;
  const url = await startRawReceiver(response);
  const outcome = await sendOverHttp({ url, headers: { 'content-type': 'application/json' }, body: '{"id":"evt_1"}' });
  if (typeof expected === 'string') expect(outcome).toMatchObject({ error: { code: expected } });
  else expect(outcome.response).toMatchObject(expected);
  const webhook = { id: 1, url } as schemas.Webhook;
  const message = { id: 'evt_1', type: 'task.created' };
  const dueAt = retryTime.toISOString();
  const pending = pendingAttempt({ id: 1, webhook, message, body: '{}', trigger: 'event', attempt: 1, dueAt });
  const { log } = madeAttempt(pending, { headers: {}, outcome, now: retryTime, random: () => 0 });
  const isSuccess = typeof expected !== 'string' && expected.status < 300;
  const next = isSuccess ? null : new Date(retryTime.getTime() + retryAfter * 1000).toISOString();
  expect([log.status, log.next_attempt_at]).toEqual([isSuccess ? 'succeeded' : 'failed', next]);
});
