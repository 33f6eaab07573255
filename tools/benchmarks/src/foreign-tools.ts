import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '@worklane/testing/install-packages';

const folder = fileURLToPath(new URL('../../../packages/e2e/foreign-tools/', import.meta.url));

/** Installs the tools of others that benchmarks compare with. @returns the path of a file of a package */
export async function foreignTool(file: string): Promise<string> {
  await installPackages(folder);
  return join(folder, 'node_modules', file);
}
