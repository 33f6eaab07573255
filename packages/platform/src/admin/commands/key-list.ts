import {
  currentSigningKey,
  readSigningKeys,
  retirementDate,
  signsFrom,
} from '../../oauth/tokens/signing-key-rotation.ts';
import type { Command } from '../command.ts';
import { table } from '../output.ts';

export const keyList: Command = {
  name: 'key list',
  usage: 'key list',
  options: {},
  arguments: 0,
  async run({ store, clock }) {
    const keys = await readSigningKeys(store.db);
    const current = currentSigningKey(keys, clock());
    const rows = keys.map((key, index) => ({
      kid: key.publicKey.kid,
      created_at: key.createdAt.toISOString(),
      state: key === current ? 'signs' : signsFrom(key) > clock() ? 'signs later' : 'verifies',
      retires_at: retirementDate(keys[index - 1])?.toISOString() ?? null,
    }));
    return { text: table(rows, 'No signing keys. The service creates one when it starts.'), data: rows };
  },
};
