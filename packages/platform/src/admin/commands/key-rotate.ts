import { publicationLeadSeconds } from '../../oauth/tokens/signing-key-rotation.ts';
import type { Command } from '../command.ts';

export const keyRotate: Command = {
  name: 'key rotate',
  usage: 'key rotate',
  options: {},
  arguments: 0,
  async run({ keys }) {
    const kid = await (await keys()).rotate();
    const minutes = publicationLeadSeconds / 60;
    return {
      text: `Published key ${kid}. It signs access tokens in ${minutes} minutes; existing tokens stay valid.`,
      data: { kid },
    };
  },
};
