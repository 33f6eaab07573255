import { describe, expect, it } from 'vitest';
import { relocatable } from './relocatable.ts';

const page = (body: string) => `<html>\n  <head>\n  </head>\n<body>${body}</body></html>`;
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1];
const relocatedBody = (body: string, path = 'api/tasks/create-task.html') =>
  bodyOf(relocatable(page(body), path, { base: '/repository/latest/' }));

describe('relocatable', () => {
  it.each([
    ['<a href="/docs/problems.html#code">', '<a href="../../problems.html#code">'],
    ['<a class="x" href="/docs/">', '<a class="x" href="../../index.html">'],
    ['<a href="/docs/api/#tasks">', '<a href="../../api/index.html#tasks">'],
    ['<a href="./?a=b">', '<a href="./index.html?a=b">'],
    [
      '<img alt="a > b" src="/docs/a.png" srcset="/docs/b.png 1x, /docs/c.png 2x">',
      '<img alt="a > b" src="../../a.png" srcset="../../b.png 1x, ../../c.png 2x">',
    ],
  ])('makes the URLs of %s relative to the page', (before, after) => {
    expect(relocatedBody(before)).toBe(after);
  });

  it('begins relative URLs of pages at the root with ./', () => {
    expect(relocatedBody('<a href="/docs/flows.html">', 'index.html')).toBe('<a href="./flows.html">');
  });

  it.each([
    '<a href="#x">',
    '<a href="https://worklane.example/docs/">',
    '<script>"<a href="/docs/">"</script>',
    'href="/docs/"',
  ])('leaves %s unchanged', (part) => {
    expect(relocatedBody(part)).toBe(part);
  });

  it('gives 404.html absolute URLs below the base of the publication', () => {
    expect(relocatedBody('<a href="/docs/api/">', '404.html')).toBe('<a href="/repository/latest/api/">');
  });

  it('loads modules, in order, and preloaded fonts only over HTTP', () => {
    const head = [
      '<script type="module" src="/docs/assets/a.js"></script>',
      '<script type="module" src="/docs/assets/b.js"></script>',
      '<link rel="preload" crossorigin="" href="/docs/a.woff2">',
    ].join('\n    ');
    const html = relocatable(`<head>\n    ${head}\n  </head>`, 'flows.html', { base: '/docs/' });
    expect(html).not.toMatch(/src=|<link/);
    expect(html).toContain(
      `if(location.protocol!=='file:')for(const url of ["./assets/a.js","./assets/b.js"])await import(url)`,
    );
    expect(html).toContain('{"rel":"preload","crossorigin":"","href":"./a.woff2"}');
  });
});
