import { operations } from '@worklane/contract';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../src/run.ts';
import { allCapabilities } from '../../src/target/capabilities.ts';
import { obtainTokens } from '../../src/target/tokens.ts';
import { type Engine, startPlatform } from '../platform.ts';
import { faultsOf, skipsOf } from './faults.ts';

const engines: Engine[] = ['pglite', 'postgresql'];

test.each(engines)('the service on %s does all that the contract says', { timeout: 180_000 }, async (engine) => {
  const { baseUrl, credentials, stop } = await startPlatform({ engine });
  onTestFinished(stop);
  const tokens = await obtainTokens(baseUrl, credentials);
  const results = await run({ target: { baseUrl, credentials, tokens, capabilities: new Set(allCapabilities) } });
  expect(faultsOf(results)).toEqual([]);
  expect(skipsOf(results)).toEqual(['the credentials give no such token']);
  expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(Object.keys(operations)));
});
