import { describe, expect, it } from 'vitest';
import { expandSequences } from './sequence.ts';

const expand = (...lines: string[]) =>
  expandSequences('page.md', ['# Title', '', '```sequence Refresh "now"', ...lines, '```', ''].join('\n'));

describe('expandSequences', () => {
  it('returns a list of messages between parties, in order', () => {
    const diagram = expand('A > B: request', 'B > C: request', 'C > A: returns `code`');
    expect(diagram).toContain('<figure class="sequence sequence-3" aria-label="Refresh &quot;now&quot;">');
    expect(diagram).toContain('<span>A</span><span>B</span><span>C</span>');
    expect(diagram).toContain('<li class="between-1-2"><span class="ends">A to B: </span>');
    expect(diagram).toContain('<li class="between-2-3">');
    expect(diagram).toContain('<li class="between-1-3 back"><span class="ends">C to A: </span>');
    expect(diagram).toContain('<span class="message">returns <code>code</code></span>');
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
