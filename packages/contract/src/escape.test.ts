import { expect, it } from 'vitest';
import { escapeHtml, quoteShell } from './escape.ts';

it('escapes text for HTML between tags and in quoted attributes', () => {
  expect(escapeHtml(`<a href="x">'&amp;'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;');
});

it.each([
  ['https://api.example.com/tasks', 'https://api.example.com/tasks'],
  ['/tasks?limit=2', "'/tasks?limit=2'"],
  ["Maja's $HOME", `'Maja'\\''s $HOME'`],
  ['', "''"],
])('quotes %j for a shell if it is more than a word', (text, quoted) => {
  expect(quoteShell(text)).toBe(quoted);
});
