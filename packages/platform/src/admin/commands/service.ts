import { secretLines } from '../../config/parsers.ts';
import { controlNames } from '../../database/operator-controls.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';
import { reencrypt } from '../reencrypt.ts';
import { switchControl } from '../switch-control.ts';

const serviceReadOnly: Command = {
  name: 'service read-only',
  usage: 'service read-only --notice TEXT   (clients read the notice when they write)',
  async run(dependencies, values) {
    const value = textOption(values, 'notice');
    await switchControl(dependencies, { name: controlNames.readOnly, value, action: 'service.switched' });
    return {
      text: 'The service is read-only: writes get 503 with the notice within two seconds. Deliveries continue.',
      data: { read_only: true, notice: value },
    };
  },
};

const serviceWritable: Command = {
  name: 'service writable',
  usage: 'service writable',
  async run(dependencies) {
    const control = { name: controlNames.readOnly, value: undefined, action: 'service.switched' } as const;
    const isSwitched = await switchControl(dependencies, control);
    return {
      text: isSwitched ? 'The service accepts writes again.' : 'The service is not read-only.',
      data: { read_only: false },
    };
  },
};

const serviceReencrypt: Command = {
  name: 'service reencrypt',
  usage: 'service reencrypt   (with the first line of WORKLANE_SECRET)',
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

export const serviceCommands: readonly Command[] = [serviceReadOnly, serviceWritable, serviceReencrypt];
