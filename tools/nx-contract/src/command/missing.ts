import { existsSync } from 'node:fs';
import { join } from 'node:path';

const installers: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': 'pnpm add --save-dev --workspace-root',
  'yarn.lock': 'yarn add --dev',
  'bun.lock': 'bun add --dev',
};

/** Returns what to install for a target, with the package manager of the workspace. */
export function missingMessage(workspaceRoot: string, verb: string, packages: readonly string[]): string {
  const lockFile = Object.keys(installers).find((file) => existsSync(join(workspaceRoot, file)));
  const install = (lockFile && installers[lockFile]) ?? 'npm install --save-dev';
  return `The target "${verb}" requires ${packages.join(' and ')}. Install it: ${install} ${packages.join(' ')}`;
}
