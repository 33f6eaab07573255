import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type KillResult, killRounds } from '../kill/rounds.ts';

export interface PowerCutOptions {
  rounds: number;
  /** What of the guarantee is removed: `sync` or `acknowledgement`. */
  broken?: string | undefined;
  onCut?: (cuts: number) => void;
}

/** Like rounds of kills, with all lost that was not synced. */
export const powerCuts = ({ rounds, broken = '', onCut }: PowerCutOptions): Promise<KillResult> =>
  killRounds({
    engine: 'pglite',
    times: rounds,
    cut: {
      signal: 'SIGUSR2',
      module: fileURLToPath(new URL('./simulated-disk.ts', import.meta.url)),
      environment: (folder) => ({ POWER_CUT_FOLDER: join(folder, 'database'), POWER_CUT_BREAK: broken }),
    },
    ...(onCut && { onKill: onCut }),
  });
