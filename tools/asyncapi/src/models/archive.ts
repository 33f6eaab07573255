import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** The earliest date that zip can express. */
const date = new Date(1980, 0, 1);

/** Returns a zip archive of a folder: the same bytes for the same files. */
export async function archive(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.toSorted().map(async (path) => {
      const name = path.slice(folder.length + 1).replaceAll('\\', '/');
      return [name, new Uint8Array(await readFile(path))] as const;
    }),
  );
  return zipSync(Object.fromEntries(files), { mtime: date, os: 3 });
}
