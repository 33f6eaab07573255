import { retirableFrom, signingKeyOf, signsFrom } from '../../oauth/tokens/key-schedule.ts';
import { storedKeys } from '../../oauth/tokens/stored-keys.ts';
import type { Command } from '../command.ts';
import { table } from '../table.ts';

export const keyList: Command = {
  name: 'key list',
  usage: 'key list',
  options: {},
  arguments: 0,
  async run({ store, clock }) {
    const keys = await storedKeys(store.db);
    const signing = signingKeyOf(keys, clock());
    const rows = keys.map((key, index) => ({
      kid: key.publicKey.kid,
      created_at: key.createdAt.toISOString(),
      state: key === signing ? 'signs' : signsFrom(key) > clock() ? 'signs later' : 'verifies',
      retires_at: retirableFrom(keys[index - 1])?.toISOString() ?? null,
    }));
    return { text: table(rows, 'No keys: the first start of the service makes one.'), data: rows };
  },
};
