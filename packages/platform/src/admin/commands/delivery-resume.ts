import type { Command } from '../command.ts';

import { deliveryOptions, deliveryScope, switchControl } from '../switch-control.ts';

export const deliveryResume: Command = {
  name: 'delivery resume',
  usage: 'delivery resume --all | --organization ID [--webhook ID]',
  options: { ...deliveryOptions },
  arguments: 0,
  async run(dependencies, values) {
    const { name, text, ...scope } = await deliveryScope(dependencies, values);
    const value = undefined;
    const isSwitched = await switchControl(dependencies, {
      ...scope,
      name,
      value,
      action: 'webhook.deliveries_resumed',
    });
    return {
      text: isSwitched
        ? `Resumed the deliveries to webhooks of ${text}.`
        : `The deliveries of ${text} are not paused by themselves.`,
      data: { control: name, resumed: isSwitched },
    };
  },
};
