import { type Operation, operations } from '@worklane/contract';
import { expect, test } from 'vitest';
import { casesOf } from '../src/cases/index.ts';
import type { Target } from '../src/target/target.ts';

/** What no client can bring about at will. */
const notAsked: Record<string, string> = {
  'createWebhook 409': 'two requests must meet',
  410: 'a cursor takes 30 days to expire',
  429: 'limits are a setting of the implementation, and the suite asks it to have none',
  500: 'a fault of the implementation',
  503: 'the implementation starts, stops or is overloaded',
};

const target: Target = {
  baseUrl: 'http://127.0.0.1',
  credentials: { organization_id: 1, client_id: 'app_1', client_secret: 'wls_1' },
  tokens: { full: 'a.b.c', narrow: undefined, revoked: undefined, expired: undefined, foreign: undefined },
  capabilities: new Set(),
};

test('every refusal that the contract documents is asked for', () => {
  const neverAsked = Object.values<Operation>(operations).flatMap((operation) => {
    const asked = new Set(casesOf(operation, target).map(({ expected }) => String(expected.status)));
    const refusals = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
    return refusals
      .filter((status) => !asked.has(status) && !notAsked[status])
      .map((status) => `${operation.id} ${status}`)
      .filter((refusal) => !notAsked[refusal]);
  });
  expect(neverAsked).toEqual([]);
});
