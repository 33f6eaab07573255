import { controlNames } from '../../database/operator-controls.ts';
import type { Command } from '../command.ts';
import { switchControl } from '../switch-control.ts';

export const nodeResume: Command = {
  name: 'node resume',
  usage: 'node resume NODE   (as doctor lists it; also one that has stopped)',
  options: {},
  arguments: 1,
  async run(dependencies, { arguments: [nodeId = ''] }) {
    const control = { name: controlNames.node(nodeId), value: undefined, action: 'service.switched' } as const;
    const isSwitched = await switchControl(dependencies, control);
    return {
      text: isSwitched ? `Node ${nodeId} takes requests again.` : `Node ${nodeId} is not drained.`,
      data: { node: nodeId, resumed: isSwitched },
    };
  },
};
