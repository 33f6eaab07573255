import { describe, expect, it } from 'vitest';
import type { Connection } from '../database/store.ts';
import { idempotentRequest, requestWithKey, withIdempotencyKey } from './idempotency-keys.ts';

const node = {} as Connection;

const requestWith = (key: string, organizationId = 7) =>
  requestWithKey('createTask', { organizationId, clientId: 'app_1', scopes: new Set() }, {}, key);

describe('withIdempotencyKey', () => {
  it('rejects a request with a key that is being processed', async () => {
    const first = Promise.withResolvers<string>();
    const processing = withIdempotencyKey(node, requestWith('a'), () => first.promise);
    await expect(withIdempotencyKey(node, requestWith('a'), async () => 'second')).rejects.toMatchObject({
      code: 'idempotency_key_in_progress',
      status: 409,
    });
    first.resolve('first');
    expect(await processing).toBe('first');
    expect(await withIdempotencyKey(node, requestWith('a'), async () => 'third')).toBe('third');
  });

  it('processes requests with other keys, of other organizations and without a key at the same time', async () => {
    const never = new Promise<never>(() => undefined);
    void withIdempotencyKey(node, requestWith('a'), () => never);
    void withIdempotencyKey(node, undefined, () => never);
    for (const request of [requestWith('b'), requestWith('a', 8), undefined]) {
      expect(await withIdempotencyKey(node, request, async () => 'processed')).toBe('processed');
    }
  });

  it('accepts the key again after a request has failed', async () => {
    const failing = withIdempotencyKey(node, requestWith('c'), () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect(await withIdempotencyKey(node, requestWith('c'), async () => 'processed')).toBe('processed');
  });
});

it('stores the keys of a renamed operation by its first ID', () => {
  const principal = { organizationId: 7, clientId: 'app_1', scopes: new Set<string>() };
  const call = { principal, path: { id: 7 }, headers: { 'idempotency-key': 'a' } };
  expect(idempotentRequest({ ...call, operation: { id: 'winQuote', renamedFrom: 'acceptQuote' } })).toEqual(
    idempotentRequest({ ...call, operation: { id: 'acceptQuote' } }),
  );
});
