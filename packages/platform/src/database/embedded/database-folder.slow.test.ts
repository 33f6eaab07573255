import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { describe, expect, it } from 'vitest';
import { readOrCreateSecret } from './database-folder.ts';

describe('readOrCreateSecret', () => {
  it('generates a secret once, in a file that only its owner can read', async () => {
    const folder = join(await openFolder(), 'data');

    const secret = await readOrCreateSecret(folder);

    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(await readOrCreateSecret(folder)).toBe(secret);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  });
});
