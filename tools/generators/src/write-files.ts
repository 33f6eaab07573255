import { mkdir, readdir, readFile, rename, rm, writeFile as writeText } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { GeneratedFile } from './outputs/generated-file.ts';
import { generatedFolder } from './specifications.ts';

/** Returns the names of files that are missing, differ, or are no longer generated. */
export async function staleFiles(files: readonly GeneratedFile[], folder: string): Promise<string[]> {
  const wanted = new Map(files.map(({ name, text }) => [name, text]));
  const different = await Promise.all(
    files.map(async ({ name, text }) => ((await readText(folder + name)) === text ? [] : [name])),
  );
  const obsolete = (await namesIn(folder)).filter((name) => !wanted.has(name));
  return [...different.flat(), ...obsolete].toSorted();
}

/** Writes these files, removes all others in the folder, and leaves current ones unchanged. Returns the changed names. */
export async function writeFiles(files: readonly GeneratedFile[], folder: string): Promise<string[]> {
  const stale = await staleFiles(files, folder);
  const byName = new Map(files.map((file) => [file.name, file.text]));
  for (const name of stale) {
    const text = byName.get(name);
    if (text === undefined) await rm(folder + name);
    else await writeFile({ name, text }, folder);
  }
  return stale;
}

/** Replaces a file atomically. */
export async function writeFile({ name, text }: GeneratedFile, folder = generatedFolder): Promise<void> {
  const file = folder + name;
  await mkdir(dirname(file), { recursive: true });
  await writeText(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined);

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length).replace(/^\//, ''));
}
