import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal } from './journal.ts';
import { newState, readJournal } from './journal-file.ts';

const header = { format: 1, collection: 'contacts', organization_id: 1042, mapping: 'm', times: 1 } as const;
const hours = (count: number) => count * 3_600_000;

describe('Journal', () => {
  let folder: string;
  let path: string;
  let now: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worklane-journal-'));
    path = join(folder, 'x.journal');
    now = 1_000_000_000_000;
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = async (client = 'cli') =>
    Journal.open(path, (await readJournal(path)) ?? newState(header), client, () => now);

  it('remembers the rows that are done', async () => {
    const journal = await open();
    await Promise.all([1, 2, 4].map((row) => journal.start(row)));
    await Promise.all([1, 4].map((row) => journal.finish(row)));
    await journal.close();
    const next = await open();
    expect([1, 2, 3, 4].map((row) => next.isDone(row))).toEqual([true, false, false, true]);
    expect([1, 2, 3].map((row) => next.earlierRequest(row))).toEqual(['none', 'repeatable', 'none']);
    await next.close();
  });

  it('has a line on the disk when a request is sent', async () => {
    const journal = await open();
    await journal.start(7);
    expect(await readFile(path, 'utf8')).toContain(`started 7 ${now}\n`);
    await journal.close();
  });

  it('ignores a last line that a kill has cut off', async () => {
    const journal = await open();
    await journal.start(12);
    await journal.close();
    await appendFile(path, 'done 1');
    const next = await open();
    expect(next.isDone(1)).toBe(false);
    await next.finish(12);
    await next.close();
    const last = await open();
    expect([1, 12].map((row) => last.isDone(row))).toEqual([false, true]);
    await last.close();
  });

  it('has requests in doubt once the service has forgotten the key of the first one', async () => {
    const first = await open();
    await first.start(1);
    await first.close();
    now += hours(20);
    const second = await open();
    expect(second.earlierRequest(1)).toBe('repeatable');
    await second.start(1);
    await second.close();
    now += hours(5);
    const third = await open();
    expect(third.earlierRequest(1)).toBe('in doubt');
    await third.close();
  });

  it('has requests of another principal in doubt, because keys belong to a principal', async () => {
    const first = await open();
    await first.start(1);
    await first.close();
    const second = await open('another');
    await second.start(2);
    await second.close();
    const third = await open();
    expect([1, 2].map((row) => third.earlierRequest(row))).toEqual(['repeatable', 'in doubt']);
    await third.close();
  });

  it('forgets a request that has created nothing', async () => {
    const journal = await open();
    await journal.start(1);
    await journal.release(1);
    await journal.close();
    now += hours(48);
    const next = await open();
    expect(next.earlierRequest(1)).toBe('none');
    await next.close();
  });

  it('is a short file for its owner only, when it is complete', async () => {
    const journal = await open();
    for (let row = 1; row <= 100; row++) {
      await journal.start(row);
      await journal.finish(row);
    }
    await journal.complete();
    expect(await readFile(path, 'utf8')).toBe(`${JSON.stringify(header)}\ndone 1-100\ncomplete ${now}\n`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});
