import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns how many rows the journals in a configuration folder have as imported. */
export async function importedRows(configFolder: string): Promise<number> {
  const folder = join(configFolder, 'imports');
  const names = await readdir(folder).catch((): string[] => []);
  const journals = await Promise.all(
    names.filter((name) => name.endsWith('.journal')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return journals.flatMap((journal) => journal.match(/^done .+$/gm) ?? []).reduce((sum, line) => sum + rowsOf(line), 0);
}

/** Returns 3 for `done 5-7`. */
function rowsOf(line: string): number {
  const [first = 0, last = first] = line.slice('done '.length).split('-').map(Number);
  return last - first + 1;
}
