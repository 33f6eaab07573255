import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const execute = promisify(execFile);
const compiler = fileURLToPath(new URL('../../../../node_modules/.bin/tsc', import.meta.url));

/** As strict as `tsc --strict` in a project of its own, including the declarations of the dependencies. */
const compilerOptions = {
  target: 'es2024',
  lib: ['es2025', 'dom', 'dom.iterable'],
  module: 'preserve',
  strict: true,
  skipLibCheck: false,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node'],
};

/** Type-checks all TypeScript files in a folder and returns the errors of the compiler. */
export async function typeErrorsIn(folder: string): Promise<string[]> {
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  return typeErrorsOf(folder);
}

/** Type-checks the project in a folder and returns the errors of the compiler. */
export async function typeErrorsOf(folder: string): Promise<string[]> {
  return execute(compiler, ['-p', folder], { maxBuffer: 2 ** 26 }).then(
    () => [],
    (error: Error & { stdout: string }) => {
      if (!error.stdout) throw error;
      return error.stdout.trim().split('\n');
    },
  );
}

/** Bundles and runs a program, which fails when the program does. */
export async function runProgram(path: string, env: Readonly<Record<string, string>>): Promise<void> {
  const outfile = path.replace(/\.ts$/, '.mjs');
  await build({ entryPoints: [path], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
  await execute(process.execPath, [outfile], { env });
}
