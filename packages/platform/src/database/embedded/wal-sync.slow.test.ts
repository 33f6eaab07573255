import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { beforeEach, describe, expect, it } from 'vitest';
import { DatabaseSyncError, WalSync } from './wal-sync.ts';

let segment: string;

beforeEach(async () => {
  segment = join(await openFolder(), '000000010000000000000001');
  writeFileSync(segment, 'log');
});

describe('WalSync', () => {
  it('syncs only after a request', async () => {
    const log = new WalSync();
    await log.flushed();
    log.request(segment);
    await log.flushed();
    log.request(segment);
    log.flush();
    await log.flushed();
    log.close();
  });

  /** A device cannot be synced. */
  const device = '/dev/null';

  it('rejects every result after a background sync has failed, even if later syncs would succeed', async () => {
    const log = new WalSync();
    log.request(device);
    await expect(log.flushed()).rejects.toThrow(DatabaseSyncError);
    await expect(log.flushed()).rejects.toThrow('cannot sync to disk: EINVAL');
    expect(() => log.request(segment)).toThrow(DatabaseSyncError);
    expect(() => log.flush()).toThrow(DatabaseSyncError);
    log.close();
  });

  it('rejects every result after a sync of a data file has failed', async () => {
    const log = new WalSync();
    expect(() =>
      log.attempt(() => {
        throw new Error('EIO: i/o error, fsync');
      }),
    ).toThrow(DatabaseSyncError);
    await expect(log.flushed()).rejects.toThrow('EIO: i/o error, fsync');
  });
});
