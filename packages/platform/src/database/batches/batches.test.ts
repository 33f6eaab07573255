import { describe, expect, it } from 'vitest';
import { Batches, maxBatchItems, writeTogether } from './batches.ts';

const databaseError = (code: string, severity = 'ERROR') => Object.assign(new Error(code), { code, severity });
const uniqueViolation = databaseError('23505');
const lockNotAvailable = databaseError('55P03');
const connectionLost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });

/** Batches that a test ends one by one. */
function controlledBatches() {
  const started: { items: readonly number[]; end: (error?: unknown) => void }[] = [];
  const batches = new Batches<number, number>((items) => {
    const { promise, resolve, reject } = Promise.withResolvers<number[]>();
    started.push({ items, end: (error) => (error ? reject(error) : resolve(items.map((item) => item * 10))) });
    return promise;
  });
  return { batches, started, turn: () => new Promise((resolve) => setImmediate(resolve)) };
}

describe('Batches', () => {
  it('processes the items of concurrent requests together, and returns to each its result', async () => {
    const { batches, started, turn } = controlledBatches();
    const results = [3, 1, 2].map((item) => batches.add(item));
    await turn();
    expect(started.map(({ items }) => items)).toEqual([[3, 1, 2]]);
    started[0]?.end();
    expect(await Promise.all(results)).toEqual([30, 10, 20]);
  });

  it('processes two batches at the same time, and what arrives meanwhile in the next one', async () => {
    const { batches, started, turn } = controlledBatches();
    const results: Promise<number>[] = [];
    for (const item of [1, 2, 3, 4]) {
      results.push(batches.add(item));
      await turn();
    }
    expect(started.map(({ items }) => items)).toEqual([[1], [2]]);
    started[1]?.end();
    await turn();
    await turn();
    expect(started.map(({ items }) => items)).toEqual([[1], [2], [3, 4]]);
    for (const { end } of started) end();
    expect(await Promise.all(results)).toEqual([10, 20, 30, 40]);
  });

  it(`processes at most ${maxBatchItems} items together`, async () => {
    const { batches, started, turn } = controlledBatches();
    for (let item = 0; item < maxBatchItems + 1; item++) void batches.add(item);
    await turn();
    await turn();
    expect(started.map(({ items }) => items.length)).toEqual([maxBatchItems, 1]);
  });

  it('processes items together that are not too long', async () => {
    const started: string[][] = [];
    const batches = new Batches<string, string>(
      async (items) => {
        started.push([...items]);
        return items;
      },
      (item) => item.length,
    );
    const [long, half, short] = ['l'.repeat(2_000_000), 'h'.repeat(500_000), 's'];
    const items = [long, half, half, short, long];
    expect(await Promise.all(items.map((item) => batches.add(item)))).toEqual(items);
    expect(started).toEqual([[long], [half, half], [short], [long]]);
  });

  it('rejects the items of a batch that fails, and processes the others', async () => {
    const { batches, started, turn } = controlledBatches();
    const failing = [batches.add(1), batches.add(2)];
    await turn();
    const other = batches.add(3);
    await turn();
    started[0]?.end(new Error('wrong'));
    started[1]?.end();
    const outcomes = await Promise.allSettled([...failing, other]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('rejects the waiting items too if the database is unavailable', async () => {
    const { batches, started, turn } = controlledBatches();
    const results: Promise<number>[] = [];
    for (const item of [1, 2, 3]) {
      results.push(batches.add(item));
      await turn();
    }
    started[0]?.end(connectionLost);
    await expect(results[0]).rejects.toBe(connectionLost);
    await expect(results[2]).rejects.toBe(connectionLost);
    started[1]?.end();
    expect(await results[1]).toBe(20);
    expect(started).toHaveLength(2);
  });
});

describe('writeTogether', () => {
  it('writes each item alone if one of them violates a constraint', async () => {
    const writeAlone = async (item: number) => {
      if (item === 2) throw uniqueViolation;
      return item * 10;
    };
    const inGerman = databaseError('23505', 'FEHLER');
    const results = await writeTogether([1, 2, 3], () => Promise.reject(inGerman), writeAlone);
    const outcomes = await Promise.allSettled(results);
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason))).toEqual([
      10,
      uniqueViolation,
      30,
    ]);
  });

  it('lets none wait for the lock that another one needs', async () => {
    const never = new Promise<number>(() => undefined);
    const writeAlone = (item: number) => (item === 1 ? never : Promise.resolve(item * 10));
    const results = await writeTogether([1, 2], () => Promise.reject(lockNotAvailable), writeAlone);
    expect(await results[1]).toBe(20);
  });

  it.each([
    ['a lost connection, after which the items may be written', connectionLost],
    ['a server that shuts down', databaseError('57P01', 'FATAL')],
    ['a full disk', databaseError('53100')],
    ['a statement that took too long', databaseError('57014')],
  ])('writes nothing again after %s', async (_cause, error) => {
    const together = writeTogether(
      [1, 2],
      () => Promise.reject(error),
      async () => 0,
    );
    await expect(together).rejects.toBe(error);
  });
});
