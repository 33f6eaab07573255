import { readdir } from 'node:fs/promises';
import { modelsDirectory } from '../site.ts';

/** Returns the file names of the payload models, one archive for each language. @throws if they have not been made. */
export async function modelArchives(): Promise<string[]> {
  const files = await readdir(modelsDirectory).catch(() => []);
  const archives = files.filter((file) => file.endsWith('.zip')).toSorted();
  if (archives.length === 0)
    throw new Error('The payload models are missing. Run npx nx run @worklane/specs:models-asyncapi.');
  return archives;
}
