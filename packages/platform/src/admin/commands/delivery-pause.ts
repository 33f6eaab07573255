import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';
import { deliveryOptions, deliveryScope, switchControl } from '../switch-control.ts';

export const deliveryPause: Command = {
  name: 'delivery pause',
  usage: 'delivery pause --all | --organization ID [--webhook ID] --reason TEXT',
  options: { ...deliveryOptions, reason: { type: 'string' } },
  arguments: 0,
  async run(dependencies, values) {
    const { name, text, ...scope } = await deliveryScope(dependencies, values);
    const value = textOption(values, 'reason');
    await switchControl(dependencies, { ...scope, name, value, action: 'webhook.deliveries_paused' });
    return {
      text: `Paused the deliveries to webhooks of ${text}. Events are kept for them.`,
      data: { control: name, paused: true },
    };
  },
};
