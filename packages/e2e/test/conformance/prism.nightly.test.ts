import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allCapabilities, obtainTokens, run, type Target, type ValidatingProxy } from '@worklane/conformance';
import { expect, onTestFinished, test } from 'vitest';
import { conformanceCredentials } from '../../src/platform/prepare-platform.ts';
import { startPlatform } from '../environment/platform.ts';
import { expectConformance } from './expect-conformance.ts';
import { failuresOf } from './failures.ts';
import { type Limit, limitOf, limits } from './prism/limits.ts';
import { startPrismProxy } from './prism/proxy.ts';
import { prismViolations } from './prism/violations.ts';

/** Runs the suite with Prism between it and the target. */
async function runThroughPrism(target: Target, only?: readonly string[]) {
  const { url, close } = await startPrismProxy(target.baseUrl);
  onTestFinished(close);
  const needed = new Set<Limit>();
  const skips: ValidatingProxy['skips'] = (operation, each) => {
    const limit = limitOf(operation, each);
    if (limit) needed.add(limit);
    return limit !== undefined;
  };
  const results = await run({
    target,

    ...(only && { only }),
    proxy: { url, skips, violations: prismViolations },
  });
  return { results, needed };
}

test('the service on PGlite conforms to the contract, also according to Prism', { timeout: 600_000 }, async () => {
  const { baseUrl, settings, stop } = await startPlatform({ engine: 'pglite' });
  onTestFinished(stop);
  const credentials = await conformanceCredentials(settings);
  const tokens = await obtainTokens(baseUrl, credentials);
  const target = { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) };
  const { results, needed } = await runThroughPrism(target);
  expectConformance(results);
  expect(needed).toEqual(new Set(limits));
});

test.each([
  ['a field of another type', { id: 'one' }, /Prism: response\/body\/id: .*must be integer/],
  ['an undeclared field', { secret: 1 }, /Prism: response\/body: .*additional properties; found 'secret'/],
])('Prism finds %s in a response', async (_name, field, fault) => {
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
    tokens: { full: 'a.b.c', narrow: [], revoked: undefined, expired: undefined, foreign: undefined },
    capabilities: new Set<never>(),
  };
  const { results } = await runThroughPrism(target, ['getTask']);
  expect(failuresOf(results.slice(0, 1))).toMatchObject([
    { case: 'succeeds', violations: expect.arrayContaining([expect.stringMatching(fault)]) },
  ]);
});
