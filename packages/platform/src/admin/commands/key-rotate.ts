import { publicationLeadSeconds } from '../../oauth/tokens/signing-key-rotation.ts';
import type { Command } from '../command.ts';

export const keyRotate: Command = {
  name: 'key rotate',
  usage: 'key rotate',
  options: {},
  arguments: 0,
  async run({ keys }) {
    const kid = await (await keys()).rotate();
    return {
      text: `Published key ${kid}. It signs access tokens in ${publicationLeadSeconds / 60} minutes; those of before stay valid.`,
      data: { kid },
    };
  },
};
