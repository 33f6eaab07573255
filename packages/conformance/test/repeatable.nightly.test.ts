import { expect, test } from 'vitest';
import { run } from '../src/run.ts';
import type { InProcessMock } from '../src/score/server.ts';
import { targetOf } from '../src/target/target.ts';
import { startTarget } from './start-target.ts';

/** What a run must leave as it found it. Events, numbers, idempotency keys and revocations cannot be deleted. */
function lasting(mock: InProcessMock) {
  const { store, webhooks, oauth } = mock.snapshot();
  const records = Object.values(store.organizations).flatMap(({ records: kinds }) => Object.values(kinds).flat());
  return { records, webhooks: webhooks.registry.webhooks, refreshTokens: oauth.grants.refreshTokens };
}

test('runs in a row pass, and leave the server as they found it', { timeout: 1_800_000 }, async () => {
  const { mock, server, send, target: first } = await startTarget();
  const { receiver } = server;
  const before = lasting(mock);
  for (let round = 1; round <= 2; round++) {
    const target = await targetOf(first.baseUrl, first.credentials, send);
    const results = await run({ target, send, ...(receiver && { receiver }) });
    await target.tokens.end?.();
    expect([round, results.filter(({ outcome }) => outcome.state !== 'passed')]).toEqual([round, []]);
    expect(lasting(mock)).toEqual(before);
  }
});
