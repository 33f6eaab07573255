import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type KillResult, runKills } from '../kill/run-kills.ts';

export interface PowerCutOptions {
  rounds: number;
  /** The half of the guarantee that is removed: `sync` or `acknowledgement`. */
  broken?: string | undefined;
  onCut?: (cuts: number) => void;
}

/** Runs kills that also lose everything that was not synced. */
export const runPowerCuts = ({ rounds, broken = '', onCut }: PowerCutOptions): Promise<KillResult> =>
  runKills({
    engine: 'pglite',
    times: rounds,
    cut: {
      signal: 'SIGUSR2',
      module: fileURLToPath(new URL('./simulated-disk.ts', import.meta.url)),
      environment: (folder) => ({ POWER_CUT_FOLDER: join(folder, 'database'), POWER_CUT_BREAK: broken }),
    },
    ...(onCut && { onKill: onCut }),
  });
