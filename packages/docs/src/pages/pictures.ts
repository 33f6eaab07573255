import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@worklane/contract/escape';
import { siteDirectory } from '../site.ts';

/**
 * Returns the Markdown with each `![...](/pictures/name.webp)` replaced by its two files, `name-light.webp` and `name-dark.webp`. The
 * theme shows that of the color scheme; a browser does not load the other one.
 * @throws with the line if a file does not exist, or if the picture has no description
 */
export const expandPictures = (file: string, markdown: string): string =>
  markdown.replace(
    /^!\[(.*)\]\(\/pictures\/([\w-]+)\.webp\)$/gm,
    (_, description: string, name: string, offset: number) => {
      const place = `${file}:${markdown.slice(0, offset).split('\n').length}`;
      if (description === '') throw new Error(`${place}: The picture ${name} has no description.`);
      return `<p class="picture">${image(name, 'light', description, place)}${image(name, 'dark', description, place)}</p>`;
    },
  );

function image(name: string, scheme: 'light' | 'dark', description: string, place: string): string {
  const path = `/pictures/${name}-${scheme}.webp`;
  const { width, height } = webpSize(join(siteDirectory, 'public', path), place);
  const alternative = escapeHtml(description);
  // Pictures are taken for screens with two pixels per CSS pixel.
  return `<img class="${scheme}-only" src="${path}" alt="${alternative}" width="${width / 2}" height="${height / 2}" loading="lazy">`;
}

/** Returns the size in pixels, from the header of a lossy WebP file (RFC 9649, section 2.5). */
function webpSize(file: string, place: string): { width: number; height: number } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new Error(`${place}: ${file} does not exist. Take it with npx nx run @worklane/e2e:pictures.`, { cause });
  }
  const start = bytes.indexOf('VP8 ') + 8;
  // A frame begins with three bytes of flags and three of a start code.
  if (bytes.readUIntBE(start + 3, 3) !== 0x9d012a) throw new Error(`${place}: ${file} is not a lossy WebP file.`);
  return { width: bytes.readUInt16LE(start + 6) & 0x3fff, height: bytes.readUInt16LE(start + 8) & 0x3fff };
}
