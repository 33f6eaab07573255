import { ProblemError } from '@worklane/server';
import { readNodes } from '../../database/nodes.ts';
import { controlNames } from '../../database/operator-controls.ts';
import type { Command } from '../command.ts';
import { switchControl } from '../switch-control.ts';

const nodeDrain: Command = {
  name: 'node drain',
  usage: 'node drain NODE   (as doctor lists it)',
  arguments: 1,
  async run(dependencies, { arguments: [nodeId = ''] }) {
    const nodes = await readNodes(dependencies.store.db, dependencies.clock());
    if (!nodes.some((node) => node.node_id === nodeId)) throw new ProblemError('not_found', `No node ${nodeId} runs.`);
    const control = { name: controlNames.node(nodeId), value: 'drained', action: 'service.switched' } as const;
    const isSwitched = await switchControl(dependencies, control);
    return {
      text: `Node ${nodeId} is not ready within two seconds, and accepts requests until it is stopped.`,
      data: { node: nodeId, drained: isSwitched },
    };
  },
};

const nodeResume: Command = {
  name: 'node resume',
  usage: 'node resume NODE   (as doctor lists it; also one that has stopped)',
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

export const nodeCommands: readonly Command[] = [nodeDrain, nodeResume];
