import {
  currentSigningKey,
  publicationLeadSeconds,
  readSigningKeys,
  retirementDate,
  signsFrom,
} from '../../oauth/tokens/signing-key-rotation.ts';
import type { Command } from '../command.ts';
import { table } from '../output.ts';

const keyRotate: Command = {
  name: 'key rotate',
  usage: 'key rotate',
  async run({ keys }) {
    const kid = await (await keys()).rotate();
    const minutes = publicationLeadSeconds / 60;
    return {
      text: `Published key ${kid}. It signs access tokens in ${minutes} minutes; existing tokens stay valid.`,
      data: { kid },
    };
  },
};

const keyList: Command = {
  name: 'key list',
  usage: 'key list',
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

export const keyCommands: readonly Command[] = [keyRotate, keyList];
