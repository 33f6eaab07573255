import { describe, expect, it } from 'vitest';
import { allPages } from '../pages/all-pages.ts';
import { plainMarkdown } from './plain-markdown.ts';

const pages = allPages();

describe('plainMarkdown', () => {
  it.each(pages.map(({ path, markdown }) => [path, markdown] as const))('returns %s without HTML', (path, markdown) => {
    const text = plainMarkdown(path, markdown);
    expect(text).toMatch(/^# |^\S/);
    const outsideOfCode = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
    expect(outsideOfCode).not.toMatch(/<\/?(div|span|p|a|code|details|summary|TryIt|br|small|b)\b|^:::|\{#/m);
  });

  it('leads links to the Markdown of other pages', () => {
    const text = (markdown: string) => plainMarkdown('api/tasks/get-task.md', markdown).trim();
    expect(text('[a](/scopes#tasks.read)')).toBe('[a](../../scopes.md#tasks.read)');
    expect(text('[a](/api/tasks/)')).toBe('[a](index.md)');
    expect(text('[a](./list-tasks)')).toBe('[a](list-tasks.md)');
    expect(text('[a](/openapi.json) [b](#errors) [c](https://x.example/y)')).toBe(
      '[a](../../openapi.json) [b](#errors) [c](https://x.example/y)',
    );
  });

  it('keeps code as it is', () => {
    const code = '```html [page]\n<p class="x">\n:::\n```\n';
    expect(plainMarkdown('a.md', code)).toBe(code);
    expect(plainMarkdown('a.md', 'Send `<div>`.\n')).toBe('Send `<div>`.\n');
  });
});
