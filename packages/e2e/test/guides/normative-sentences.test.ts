import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../packed/public-packages.ts';
import { normativeSentences, sentencesOf } from './normative-sentences.ts';
import { provenSentences } from './proven-sentences.ts';

it('a sentence of a guide has no markup, and code blocks and headings have no sentences', () => {
  const fence = '```';
  const page = `## You must\n\nText *must*\nbe [short](./a#b). It is.\n\n${fence}sh\n# must\n${fence}\n\n- **Never:** \`x\` must end.\n`;
  expect(sentencesOf(page)).toEqual(['Text *must* be short.', 'It is.', 'Never: `x` must end.']);
});

describe.each([...normativeSentences()])('each normative sentence of %s', (page, sentences) => {
  it('is proven by a test', () => {
    expect(Object.keys(provenSentences[page] ?? {}).toSorted()).toEqual([...new Set(sentences)].toSorted());
  });

  it('names a test that exists', () => {
    const missing = Object.values(provenSentences[page] ?? {}).filter(([file, name]) => {
      const path = join(root, 'packages', file);
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(name);
    });
    expect(missing).toEqual([]);
  });
});
