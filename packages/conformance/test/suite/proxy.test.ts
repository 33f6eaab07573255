import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '@worklane/contract';
import { expect, onTestFinished, test } from 'vitest';
import { type Result, type RunOptions, run } from '../../src/run.ts';
import { allCapabilities } from '../../src/target/capabilities.ts';
import type { Target } from '../../src/target/target.ts';
import { obtainTokens } from '../../src/target/tokens.ts';
import { startPlatform } from '../platform.ts';
import { faultsOf, skipsOf } from './faults.ts';
import { byPrism } from './prism/judge.ts';
import { limitOf, limits } from './prism/limits.ts';
import { startPrismProxy } from './prism/proxy.ts';

/** The suite, with Prism between it and the target. */
async function runThroughPrism(target: Target, options: Partial<RunOptions> = {}): Promise<Result[]> {
  const proxy = await startPrismProxy(target.baseUrl);
  onTestFinished(() => proxy.close());
  const except: RunOptions['except'] = (operation, each) => limitOf(operation, each)?.reason;
  return run({ target, proxyUrl: proxy.url, judge: byPrism, except, ...options });
}

test('Prism finds nothing in what the service takes and answers', { timeout: 600_000 }, async () => {
  const { baseUrl, credentials, stop } = await startPlatform();
  onTestFinished(stop);
  const tokens = await obtainTokens(baseUrl, credentials);
  const results = await runThroughPrism({ baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) });
  expect(faultsOf(results)).toEqual([]);
  expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(Object.keys(operations)));
  expect(skipsOf(results)).toEqual(expect.arrayContaining(limits.map(({ reason }) => reason)));
});

test.each([
  ['a field of another type', { id: 'one' }, /Prism: response\/body\/id: .*must be integer/],
  ['a field that nobody declared', { secret: 1 }, /Prism: response\/body: .*additional properties; found 'secret'/],
])('Prism finds %s in an answer', async (_name, field, fault) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(field));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const target = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { organization_id: 1 },
    tokens: { full: 'a.b.c', narrow: undefined, revoked: undefined, expired: undefined, foreign: undefined },
    capabilities: new Set<never>(),
  };
  const [success] = await runThroughPrism(target, { only: ['getTask'] });
  expect(faultsOf(success ? [success] : [])).toMatchObject([
    { case: 'is answered', faults: expect.arrayContaining([expect.stringMatching(fault)]) },
  ]);
});
