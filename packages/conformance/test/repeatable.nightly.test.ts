import { expect, test } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { run } from '../src/run.ts';
import { InProcessMock, inProcess } from '../src/score/in-process.ts';
import { intercepted } from '../src/score/server.ts';
import { allCapabilities } from '../src/target/target.ts';
import { obtainTokens } from '../src/target/tokens.ts';

/** What a run must leave as it found it. Events, numbers, idempotency keys and revocations cannot be deleted. */
function lasting(mock: InProcessMock) {
  const { store, webhooks, oauth } = mock.snapshot();
  const records = Object.values(store.organizations).flatMap(({ records: kinds }) => Object.values(kinds).flat());
  return { records, webhooks: webhooks.registry.webhooks, refreshTokens: oauth.grants.refreshTokens };
}

test('the suite passes 10 times in a row, and leaves the server as it found it', { timeout: 1_800_000 }, async () => {
  const mock = new InProcessMock();
  const credentials = await mock.credentials();
  const server = mock.restart();
  const { receiver } = server;
  const send = intercepted(contract, server);
  const before = lasting(mock);
  for (let round = 1; round <= 10; round++) {
    const tokens = await obtainTokens(inProcess, credentials, send);
    const target = { baseUrl: inProcess, credentials, tokens, capabilities: new Set(allCapabilities) };
    const results = await run({ target, send, ...(receiver && { receiver }) });
    await tokens.end?.();
    expect([round, results.filter(({ outcome }) => outcome.state !== 'passed')]).toEqual([round, []]);
    expect(lasting(mock)).toEqual(before);
  }
});
