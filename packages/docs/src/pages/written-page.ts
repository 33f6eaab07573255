import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesDirectory } from '../site.ts';
import { expandDirectives } from './directives.ts';

/**
 * Returns a hand-written page with what its directives insert.
 * @param path in packages/docs/pages: `webhooks.md`
 */
export function writtenPage(path: string): string {
  const file = `packages/docs/pages/${path}`;
  const markdown = readFileSync(join(pagesDirectory, path), 'utf8');
  return expandDirectives(file, markdown);
}
