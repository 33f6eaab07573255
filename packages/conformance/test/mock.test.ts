import { operations } from '@worklane/contract';
import { expect, test } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { run } from '../src/run.ts';
import { InProcessMock, inProcess } from '../src/score/in-process.ts';
import { intercepted } from '../src/score/server.ts';
import { allCapabilities } from '../src/target/target.ts';
import { obtainTokens } from '../src/target/tokens.ts';

const parts = 6;

async function startTarget() {
  const mock = new InProcessMock();
  const credentials = await mock.credentials();
  const server = mock.restart();
  const send = intercepted(contract, server);
  const tokens = await obtainTokens(inProcess, credentials, send);
  const target = { baseUrl: inProcess, credentials, tokens, capabilities: new Set(allCapabilities) };
  return { server, send, target };
}

// The slow tier runs the suite over HTTP, behind the validation by Prism.
test.each(Array.from({ length: parts }, (_, part) => part))(
  'the mock conforms to the contract (part %i)',
  async (part) => {
    const { server, send, target } = await startTarget();
    const only = Object.keys(operations).filter((_, index) => index % parts === part);
    const results = await run({ target, send, only, ...(server.receiver && { receiver: server.receiver }) });
    expect(results.filter(({ outcome }) => outcome.state !== 'passed')).toEqual([]);
    expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(only));
  },
);

test('flows are skipped on a server that does not deliver to this machine', async () => {
  const { server, send, target } = await startTarget();
  const results = await run({
    target,
    // To another host, the mock delivers with https only.
    send: (baseUrl, { body, ...request }) =>
      send(baseUrl, { ...request, ...(body && { body: body.replace('http://127.0.0.1', 'http://hooks.example') }) }),
    only: ['createWebhook'],
    ...(server.receiver && { receiver: server.receiver }),
  });
  const states = results.filter((each) => each.case.startsWith('follows the flow')).map(({ outcome }) => outcome.state);
  expect(states.length).toBeGreaterThan(16);
  expect(new Set(states)).toEqual(new Set(['skipped']));
});
