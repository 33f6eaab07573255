import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writtenPage } from '@worklane/docs/written-page';
import { root } from '../packed/public-packages.ts';

/** Words of a sentence that tells readers what to do, or what the service does for them. */
const normative =
  /\b(must|ignore[sd]?|verif(y|ies|ied)|retr(y|ies|ied)|in (the|this|commit) order|at most|automatically|by itself)\b/i;

/** Returns the sentences of the guides that promise or require something, by the name of the page. */
export function normativeSentences(): ReadonlyMap<string, readonly string[]> {
  const pages = readdirSync(join(root, 'packages/docs/pages')).filter((name) => name.endsWith('.md'));
  return new Map(pages.map((page) => [page, sentencesOf(writtenPage(page)).filter((text) => normative.test(text))]));
}

/** Returns the sentences of a page, without headings, code blocks and markup. */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .replaceAll(/^ *(`{3,})[\s\S]*?^ *\1`*$/gm, '')
    .replaceAll(/^(#.*|:::.*|<.*>)$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) ?)/)
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=[.!?:])\s+(?=[A-Z`*"(])/))
    .map((sentence) =>
      sentence
        .replace(/^\s*([-*]|\d+\.) /, '')
        .replaceAll('**', '')
        .trim(),
    )
    .filter((sentence) => sentence !== '');
}
