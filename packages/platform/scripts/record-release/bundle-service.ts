import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

/**
 * Returns the service of this checkout as one module with its dependencies, since a later release may not install them. PGlite
 * stays outside: it loads files of its own.
 */
export async function bundleService(): Promise<Buffer> {
  const outDir = await mkdtemp(join(tmpdir(), 'worklane-bundle-'));
  try {
    await build({
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      config: false,
      entry: { service: 'src/main.ts' },
      outDir,
      platform: 'node',
      format: 'esm',
      minify: true,
      dts: false,
      logLevel: 'warn',
      deps: { alwaysBundle: [/.*/], neverBundle: [/^@electric-sql\/pglite/] },
      inputOptions: { resolve: { conditionNames: ['@worklane/source', 'node'], mainFields: ['module', 'main'] } },
      outputOptions: { codeSplitting: false },
    });
    return await readFile(join(outDir, 'service.mjs'));
  } finally {
    await rm(outDir, { recursive: true });
  }
}
