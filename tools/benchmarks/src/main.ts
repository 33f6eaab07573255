import { readdir } from 'node:fs/promises';

/** `npm run bench -- <name>` runs src/<name>/main.ts, which prints a table. */
const [name = ''] = process.argv.splice(2, 1);
const folders = (await readdir(import.meta.dirname, { withFileTypes: true })).filter((entry) => entry.isDirectory());
const names = folders.map((folder) => folder.name).toSorted();
if (names.includes(name)) {
  await import(`./${name}/main.ts`);
} else {
  console.error(`Usage: npm run bench -- <name>\nBenchmarks: ${names.join(', ')}`);
  process.exitCode = 2;
}
