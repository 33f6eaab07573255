import { ProblemError } from '@worklane/server';
import { secretLines } from '../../config/parsers.ts';
import { readNodes } from '../../database/nodes.ts';
import { controlNames } from '../../database/operator-controls.ts';
import {
  currentSigningKey,
  publicationLeadSeconds,
  readSigningKeys,
  retirementDate,
  signsFrom,
} from '../../oauth/tokens/signing-keys.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';
import { table } from '../output.ts';
import { reencrypt } from '../reencrypt.ts';
import { switchControl } from '../switch-control.ts';

export const serviceCommands: readonly Command[] = [
  {
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
  },
  {
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
  },
  {
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
  },
];

export const nodeCommands: readonly Command[] = [
  {
    name: 'node drain',
    usage: 'node drain NODE   (as doctor lists it)',
    arguments: 1,
    async run(dependencies, { arguments: [nodeId = ''] }) {
      const nodes = await readNodes(dependencies.store.db, dependencies.clock());
      if (!nodes.some((node) => node.node_id === nodeId))
        throw new ProblemError('not_found', `No node ${nodeId} runs.`);
      const control = { name: controlNames.node(nodeId), value: 'drained', action: 'service.switched' } as const;
      const isSwitched = await switchControl(dependencies, control);
      return {
        text: `Node ${nodeId} is not ready within two seconds, and accepts requests until it is stopped.`,
        data: { node: nodeId, drained: isSwitched },
      };
    },
  },
  {
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
  },
];

export const keyCommands: readonly Command[] = [
  {
    name: 'key rotate',
    usage: 'key rotate',
    async run({ keys }) {
      const kid = await (await keys()).rotate();
      const minutes = publicationLeadSeconds / 60;
      return {
        text: `Published key ${kid}. It signs access tokens in ${minutes} minutes; existing tokens stay valid.`,
        data: { kid },
      };
    },
  },
  {
    name: 'key list',
    usage: 'key list',
    async run({ store, clock }) {
      const keys = await readSigningKeys(store.db);
      const current = currentSigningKey(keys, clock());
      const rows = keys.map((key, index) => ({
        kid: key.publicKey.kid,
        created_at: key.createdAt.toISOString(),
        state: key === current ? 'signs' : signsFrom(key) > clock() ? 'signs later' : 'verifies',
        retires_at: retirementDate(keys[index - 1])?.toISOString() ?? null,
      }));
      return { text: table(rows, 'No signing keys. The service creates one when it starts.'), data: rows };
    },
  },
];
