import { describe, expect, it } from 'vitest';
import { allPages } from '../pages/all-pages.ts';
import { llmsText } from './llms.ts';

const pages = allPages();

describe('llmsText', () => {
  it('lists every page for users of the API', () => {
    const text = llmsText(pages);
    for (const { path } of pages) {
      const listed = path !== 'index.md';
      expect(text.includes(`](${path})`), path).toBe(listed);
    }
  });
});
