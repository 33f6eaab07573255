import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedFolders, root } from '../src/specifications.ts';

/** Copies the files that generation reads and writes, so that a test may change them. */
export async function copyWorkspace() {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-generate-'));
  for (const part of [
    'specs',
    'tools/generators/src',
    'tools/spec-rules/src',
    'packages/contract/src/openapi',
    ...Object.values(generatedFolders),
  ]) {
    await cp(join(root, part), join(folder, part), { recursive: true });
  }
  for (const part of [
    'node_modules',
    'tools/generators/node_modules',
    'package.json',
    'tools/generators/package.json',
  ]) {
    await symlink(join(root, part), join(folder, part));
  }
  return {
    generate: (...options: string[]) => run(folder, options),
    async edit(file: string, change: (text: string) => string) {
      const text = await readFile(join(folder, file), 'utf8');
      if (change(text) === text) throw new Error(`The edit does not change ${file}.`);
      await writeFile(join(folder, file), change(text));
    },
    write: (file: string, text: string) => writeFile(join(folder, file), text),
    delete: (file: string) => rm(join(folder, file)),
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    remove: () => rm(folder, { recursive: true }),
  };
}

function run(folder: string, options: string[]): Promise<{ code: number; output: string; errors: string }> {
  const main = join(folder, 'tools/generators/src/main.ts');
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--conditions=@worklane/source', main, 'generate', ...options],
      (_error, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
}
