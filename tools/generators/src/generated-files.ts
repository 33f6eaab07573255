import { mkdir, readdir, readFile, rename, rm, writeFile as writeText } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { GeneratedFile } from './artefacts/source-file.ts';
import { generatedFolder } from './workspace.ts';

/** The names of those files that are missing, different or left over. */
export async function staleFiles(files: readonly GeneratedFile[], folder: string): Promise<string[]> {
  const wanted = new Map(files.map(({ name, text }) => [name, text]));
  const different = await Promise.all(
    files.map(async ({ name, text }) => ((await readText(folder + name)) === text ? [] : [name])),
  );
  const leftOver = (await namesIn(folder)).filter((name) => !wanted.has(name));
  return [...different.flat(), ...leftOver].toSorted();
}

/** Makes the folder hold exactly these files. A file is replaced whole; one that is current is not touched. */
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

/** Replaces one file whole: whoever reads it meanwhile sees the old one or the new one. */
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
