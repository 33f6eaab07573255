import { describe, expect, it } from 'vitest';
import { html } from './page.ts';

describe('html', () => {
  it('escapes every value in text and in attributes', () => {
    const name = `<script>alert("1")</script> & 'co'`;
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;">' +
        '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;</p>',
    );
  });

  it('does not escape nested HTML or lists of it', () => {
    expect(html`<ul>${['a', '<b>'].map((item) => html`<li>${item}</li>`)}</ul>`.text).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
    );
  });

  it('renders undefined and false as nothing, and 0 as a number', () => {
    expect(html`[${undefined}${false}${0}${''}]`.text).toBe('[0]');
  });

  it('renders entities and replacement patterns in values literally', () => {
    expect(html`${'&amp; $& $1 \\n'}`.text).toBe('&amp;amp; $&amp; $1 \\n');
  });
});
