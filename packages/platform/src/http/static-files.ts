import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the names of all files below a folder. Nothing but these is served, however a path is written. */
export const listFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
