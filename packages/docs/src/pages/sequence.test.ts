import { describe, expect, it } from 'vitest';
import { expandSequences } from './sequence.ts';

const expand = (...lines: string[]) =>
  expandSequences('page.md', ['# Title', '', '```sequence Refresh "now"', ...lines, '```', ''].join('\n'));

describe('expandSequences', () => {
  it('returns a list of messages between parties, in order', () => {
    const picture = expand('A > B: request', 'B > C: request', 'C > A: returns `code`');
    expect(picture).toContain('<figure class="sequence sequence-3" aria-label="Refresh &quot;now&quot;">');
    expect(picture).toContain('<span>A</span><span>B</span><span>C</span>');
    expect(picture).toContain('<li class="between-1-2"><span class="ends">A to B: </span>');
    expect(picture).toContain('<li class="between-2-3">');
    expect(picture).toContain('<li class="between-1-3 back"><span class="ends">C to A: </span>');
    expect(picture).toContain('<span class="message">returns <code>code</code></span>');
  });

  it('escapes messages and leaves other code blocks unchanged', () => {
    expect(expand('A > B: <b> & {{ both }}')).toContain('&lt;b> &amp; &#123;&#123; both }}');
    const other = '```sh\nA > B: request\n```\n';
    expect(expandSequences('page.md', other)).toBe(other);
  });

  it.each(['A -> B: request', 'A > B request', 'A > A: request', ''])(
    'throws with the line number for the line %j',
    (line) => {
      expect(() => expand('A > B: request', line)).toThrow(
        `page.md:5: Invalid message "${line}". Use "From > To: message".`,
      );
    },
  );
});
