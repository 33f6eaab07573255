import { controlNames } from '../../database/operator-controls.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';
import { switchControl } from '../switch-control.ts';

export const serviceReadOnly: Command = {
  name: 'service read-only',
  usage: 'service read-only --notice TEXT   (clients read the notice when they write)',
  options: { notice: { type: 'string' } },
  arguments: 0,
  async run(dependencies, values) {
    const value = textOption(values, 'notice');
    await switchControl(dependencies, { name: controlNames.readOnly, value, action: 'service.switched' });
    return {
      text: 'The service is read-only: writes get 503 with the notice within two seconds. Deliveries continue.',
      data: { read_only: true, notice: value },
    };
  },
};
