import { describe, expect, it } from 'vitest';
import { inBatches, sendBatch, WorklaneError } from '../../src/index.ts';

describe('inBatches', () => {
  it.each([
    ['200 changes', Array.from({ length: 401 }, () => 'x'), [200, 200, 1]],
    ['500,000 bytes of UTF-8', ['x', 'é'.repeat(200_000), 'é'.repeat(200_000), 'x'], [2, 2]],
    ['one change that is too long', ['x', 'x'.repeat(600_000), 'x'], [1, 1, 1]],
    ['nothing', [], []],
  ])('ends a batch after %s', async (_, items, sizes) => {
    const batches: (readonly string[])[] = [];
    for await (const batch of inBatches(items)) batches.push(batch);
    expect(batches.map(({ length }) => length)).toEqual(sizes);
    expect(batches.flat()).toEqual(items);
  });
});

describe('sendBatch', () => {
  const invalid = (...pointers: string[]) =>
    new WorklaneError('validation_failed', 'Invalid.', {
      status: 422,
      errors: pointers.map((pointer) => ({ in: 'body', pointer, code: 'invalid_format', detail: 'is wrong' })),
    });

  it('sends the changes again for which the service has not rejected the batch', async () => {
    const sent: unknown[][] = [];
    const rejections = [
      invalid('/items/0/create/email', '/items/2/update/changes/name/0', '/items/0/create/name'),
      invalid('/items/1/upsert/external_id', '/items/2'),
    ];
    const errors = await sendBatch(['a', 'b', 'c', 'd', 'e'], async ({ items }) => {
      sent.push(items);
      const rejection = rejections.shift();
      if (rejection) throw rejection;
      return { results: items.map(() => ({})) };
    });
    expect(sent).toEqual([['a', 'b', 'c', 'd', 'e'], ['b', 'd', 'e'], ['b']]);
    expect(errors.map((error) => error?.message)).toEqual([
      '/email is wrong. /name is wrong.',
      undefined,
      '/name/0 is wrong.',
      '/external_id is wrong.',
      'The body is wrong.',
    ]);
  });

  it('returns the problem of each change as the error of a request of its own', async () => {
    const references = { referenced_by: [{ kind: 'task', id: 9 }], request_id: 'req_1' };
    const problem = { status: 409, code: 'record_referenced', detail: 'Others refer to it.', ...references };
    const send = async () => ({ results: [{ problem }, {}] });
    const [error, none] = await sendBatch([1, 2], send);
    expect(error).toMatchObject({
      code: 'record_referenced',
      status: 409,
      requestId: 'req_1',
      referencedBy: [{ id: 9 }],
    });
    expect(error?.message).toBe('Others refer to it.');
    expect(none).toBeUndefined();
  });

  it.each(['/items', '/items/1'])(
    'throws the error of a batch about %s, which is not about one of its changes',
    async (pointer) => {
      const error = invalid(pointer);
      await expect(sendBatch([1], () => Promise.reject(error))).rejects.toBe(error);
    },
  );

  it('throws if a result is missing', async () => {
    const message = 'The service returned 1 results for 2 changes.';
    await expect(sendBatch([1, 2], async () => ({ results: [{}] }))).rejects.toThrow(message);
  });
});
