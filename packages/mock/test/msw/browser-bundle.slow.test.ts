import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

// esbuild starts a process.

let code: Uint8Array;
let metafile: Metafile;

beforeAll(async () => {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('../../src/msw/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@worklane/source'],
    // The application has it already.
    external: ['msw', ...builtinModules, 'node:*'],
    logLevel: 'error',
  });
  code = result.outputFiles[0]?.contents ?? expect.unreachable();
  metafile = result.metafile;
});

describe('a bundle of the handlers for browsers', () => {
  it('imports no modules of Node', () => {
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    expect(imported).toEqual(['msw']);
  });

  it('contains neither Prism nor parts for Node', () => {
    const files = Object.keys(metafile.inputs).join('\n');
    expect(files).toContain('model/src/records/store.ts');
    expect(files).not.toMatch(/stoplight|prism|request-listener|http-sender|start-mock/);
  });

  it('has at most 305 kB compressed', () => {
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(305_000);
  });
});
