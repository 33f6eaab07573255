import { mkdir, readdir, readFile, rename, rm, stat, writeFile as writeText } from 'node:fs/promises';
import { dirname } from 'node:path';
import { rememberOutputs } from './incremental/last-outputs.ts';
import type { ResultCache } from './incremental/result-cache.ts';
import type { SpecFiles } from './incremental/spec-files.ts';
import type { GeneratedFile } from './outputs/generated-file.ts';
import type { Generated } from './outputs/generated-files.ts';
import { generatedFolder, generatedFolders, root } from './specifications.ts';

/** Returns the text of generated files by their path from the root. */
const byPath = (generated: Generated): Map<string, string> =>
  new Map(
    Object.entries(generated).flatMap(([name, files]) =>
      files.map(({ name: file, text }) => [generatedFolders[name as keyof Generated] + file, text] as const),
    ),
  );

/** Writes all generated files and removes obsolete ones. Returns those that changed, relative to the repository. */
export async function writeGenerated(
  generated: Generated,
  specs: SpecFiles,
  cache: ResultCache | undefined,
): Promise<string[]> {
  const changed = await inEachFolder(generated, writeFiles);
  if (cache) await rememberOutputs(cache, specs.hashOf(specs.paths()), byPath(generated));
  return changed;
}

/** Applies `act` to each folder and returns the files it names, relative to the repository. */
export async function inEachFolder(generated: Generated, act: typeof staleFiles): Promise<string[]> {
  const named = [];
  for (const [name, folder] of Object.entries(generatedFolders)) {
    const files = await act(generated[name as keyof Generated], root + folder);
    named.push(...files.map((file) => folder + file));
  }
  return named;
}

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
async function writeFiles(files: readonly GeneratedFile[], folder: string): Promise<string[]> {
  const stale = await staleFiles(files, folder);
  const byName = new Map(files.map((file) => [file.name, file.text]));
  for (const name of stale) {
    const text = byName.get(name);
    if (text === undefined) await rm(folder + name, { force: true });
    else await writeFile({ name, text }, folder);
  }
  return stale;
}

/** Files of this suffix are being written, unless the process that wrote them has crashed. */
const temporary = /\.\d+\.new$/;

/** Maximum time to write a file, in milliseconds. */
const writeTime = 60_000;

/** Replaces a file atomically. */
export async function writeFile({ name, text }: GeneratedFile, folder = generatedFolder): Promise<void> {
  const file = folder + name;
  await mkdir(dirname(file), { recursive: true });
  await writeText(`${file}.${process.pid}.new`, text);
  await rename(`${file}.${process.pid}.new`, file);
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined);

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const present = await Promise.all(paths.map(async (path) => ((await isBeingWritten(path)) ? [] : [path])));
  return present.flat().map((path) => path.slice(folder.length).replace(/^\//, ''));
}

const isBeingWritten = async (path: string): Promise<boolean> =>
  temporary.test(path) &&
  (await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < writeTime,
    () => true,
  ));
