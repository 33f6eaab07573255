import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Writes types beside a bundle with openapi-typescript, and returns its exit code.
 * @param options of openapi-typescript.
 */
export function writeTypes(bundle: string, options: readonly string[]): number {
  const command = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('openapi-typescript/package.json')));
  const output = bundle.replace(/\.json$/, '.d.ts');
  const { status } = spawnSync(process.execPath, [command, bundle, '--output', output, ...options], {
    stdio: 'inherit',
  });
  return status ?? 1;
}
