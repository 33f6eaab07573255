import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesDirectory, siteDirectory } from '../site.ts';
import { expandPictures } from './pictures.ts';
import { writtenPage } from './written-page.ts';

const folder = join(siteDirectory, 'public/pictures');
const files = readdirSync(folder);

/** The limit of a picture in bytes. */
const maximumSize = 60_000;

describe('expandPictures', () => {
  it('shows a picture in both color schemes, with its size and its description', () => {
    const html = expandPictures('page.md', 'Text.\n\n![The "Sign in" page](/pictures/sign-in.webp)\n');
    const attributes = 'alt="The &quot;Sign in&quot; page" width="416" height="386" loading="lazy"';
    expect(html).toContain(`<img class="light-only" src="/pictures/sign-in-light.webp" ${attributes}>`);
    expect(html).toContain(`<img class="dark-only" src="/pictures/sign-in-dark.webp" ${attributes}>`);
  });

  it.each([
    ['![](/pictures/sign-in.webp)', 'page.md:3: The picture sign-in has no description.'],
    [
      '![Nothing](/pictures/nothing.webp)',
      /^page\.md:3: .*nothing-light\.webp does not exist\. Take it with npx nx run/,
    ],
  ])('throws with the line for %s', (line, message) => {
    expect(() => expandPictures('page.md', `Text.\n\n${line}\n`)).toThrow(message);
  });
});

const pages = readdirSync(pagesDirectory)
  .filter((file) => file.endsWith('.md'))
  .map(writtenPage);

it.each(files)('the picture %s is small, and a page shows it', (file) => {
  expect(statSync(join(folder, file)).size).toBeLessThan(maximumSize);
  expect(pages.some((markdown) => markdown.includes(`src="/pictures/${file}"`))).toBe(true);
});
