import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The extensions of text; fonts, images and archives are compressed already. */
const textExtensions = [
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.md',
  '.rss',
  '.svg',
  '.txt',
  '.xml',
  '.yaml',
  '.yml',
];

/** As many as the thread pool of Node has threads; each holds one file in memory. */
const concurrency = 4;

/**
 * Writes `x.br` and `x.gz` beside each text file `x` below a directory, so that no request waits for compression. Call it
 * when nothing changes the files any more.
 */
export async function compressFiles(directory: string): Promise<void> {
  const files = (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && textExtensions.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  const work = async () => {
    // All workers take their files from one iterator.
    for (const file of files) await compressFile(file);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    // 10 takes eight times as long and saves 7 percent.
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content));
}
