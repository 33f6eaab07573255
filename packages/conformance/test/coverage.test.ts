import { type Operation, operations } from '@worklane/contract';
import { expect, test } from 'vitest';
import { casesOf } from '../src/cases/index.ts';
import type { Target } from '../src/target/target.ts';

/** Error responses that no client can provoke. */
const notProvoked: Record<string, string> = {
  'replaceWebhook 409': 'needs two concurrent requests',
  'deleteWebhook 409': 'needs two concurrent requests',
  'rotateWebhookSecret 409': 'needs two concurrent requests',
  410: 'a cursor expires after 30 days',
  429: 'the suite waits for rate limits',
  500: 'an internal error',
  503: 'the implementation is starting, stopping or overloaded',
};

const target: Target = {
  baseUrl: 'http://127.0.0.1',
  credentials: { organization_id: 1, client_id: 'app_1', client_secret: 'wls_1' },
  tokens: { full: 'a.b.c', narrow: [], revoked: undefined, expired: undefined, foreign: undefined },
  capabilities: new Set(),
};

test('every documented error response has a case', () => {
  const untested = Object.values<Operation>(operations).flatMap((operation) => {
    const tested = new Set(
      casesOf(operation, target)
        .flatMap((each): readonly (number | 'success')[] =>
          'expected' in each ? [each.expected.status] : (each.provokes ?? []),
        )
        .map(String),
    );
    const errors = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
    return errors
      .filter((status) => !tested.has(status) && !notProvoked[status])
      .map((status) => `${operation.id} ${status}`)
      .filter((error) => !notProvoked[error]);
  });
  expect(untested).toEqual([]);
});
