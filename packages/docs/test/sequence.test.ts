import { expect, it } from 'vitest';
import { expandSequences } from '../src/pages/sequence.ts';

const expand = (...lines: string[]) =>
  expandSequences('page.md', ['# Title', '', '```sequence Refresh "now"', ...lines, '```', ''].join('\n'));

it('becomes a list of messages between parties in the order in which they come', () => {
  const picture = expand('A > B: asks', 'B > C: asks on', 'C > A: answers `code`');
  expect(picture).toContain('<figure class="sequence sequence-3" aria-label="Refresh &quot;now&quot;">');
  expect(picture).toContain('<span>A</span><span>B</span><span>C</span>');
  expect(picture).toContain('<li class="between-1-2"><span class="ends">A to B: </span>');
  expect(picture).toContain('<li class="between-2-3">');
  expect(picture).toContain('<li class="between-1-3 back"><span class="ends">C to A: </span>');
  expect(picture).toContain('<span class="message">answers <code>code</code></span>');
});

it('leaves nothing to Vue or HTML, and other code as it is', () => {
  expect(expand('A > B: <b> & {{ both }}')).toContain('&lt;b> &amp; &#123;&#123; both }}');
  const other = '```sh\nA > B: asks\n```\n';
  expect(expandSequences('page.md', other)).toBe(other);
});

it.each(['A -> B: asks', 'A > B asks', 'A > A: thinks', ''])('refuses the line %j, naming it', (line) => {
  expect(() => expand('A > B: asks', line)).toThrow(`page.md:5: "${line}" is not "From > To: message".`);
});
