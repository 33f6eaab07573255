import { controlNames } from '../../database/operator-controls.ts';
import type { Command } from '../command.ts';
import { switchControl } from '../switch-control.ts';

export const serviceWritable: Command = {
  name: 'service writable',
  usage: 'service writable',
  options: {},
  arguments: 0,
  async run(dependencies) {
    const control = { name: controlNames.readOnly, value: undefined, action: 'service.switched' } as const;
    const isSwitched = await switchControl(dependencies, control);
    return {
      text: isSwitched ? 'The service accepts writes again.' : 'The service is not read-only.',
      data: { read_only: false },
    };
  },
};
