import { secretLines } from '../../config/parsers.ts';
import type { Command } from '../command.ts';
import { reencrypt } from '../reencrypt.ts';

export const serviceReencrypt: Command = {
  name: 'service reencrypt',
  usage: 'service reencrypt   (with the first line of WORKLANE_SECRET)',
  options: {},
  arguments: 0,
  async run({ store, secret }) {
    const text = (await secret()) ?? '';
    const rows = await reencrypt(store.maintenance, text);
    const older = secretLines(text).length - 1;
    return {
      text: `Encrypted ${rows} rows with the first line of WORKLANE_SECRET.`,
      data: { rows },
      ...(older > 0 && {
        note: 'Keep the older lines for a day, for responses that are repeated. Recovery codes that were created with them end with them.',
      }),
    };
  },
};
