import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

/** Returns the service of this checkout as one module, with our packages in it and without its npm dependencies. */
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
      deps: { alwaysBundle: [/^@worklane\//] },
      inputOptions: {
        resolve: { conditionNames: ['@worklane/source', 'import', 'node'], mainFields: ['module', 'main'] },
      },
      outputOptions: { codeSplitting: false },
    });
    return await readFile(join(outDir, 'service.mjs'));
  } finally {
    await rm(outDir, { recursive: true });
  }
}
