import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../src/content-security-policy.ts';
import { hashLinks } from '../src/reference/hash-links.ts';
import { takeApart } from '../src/reference/take-apart.ts';

const library = "const logo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';export { hydrate };";
const html = (script: string) => `<head></head><body><script type="module">${script}</script></body>`;

describe('taking Redoc out of a page', () => {
  it('leaves a page that loads two files', () => {
    const script = `${library}\n      const __redoc_definition = {};\n      hydrate(__redoc_definition);`;
    const { page, library: file, start } = takeApart(html(script), '/docs/assets/', 'api');
    expect(page).toContain(`<script type="module" src="/docs/assets/${start.file}"></script></body>`);
    expect(page).not.toContain('hydrate');
    expect(start.content).toContain(`import { hydrate } from './${file.file}';\nconst __redoc_definition = {};`);
    expect(file.content).not.toContain('https://');
  });

  it.each([
    ['a page built otherwise', html(library)],
    ['a logo loaded otherwise', html('const logo = 1; const __redoc_definition = {};')],
  ])('refuses %s', (_, page) => {
    expect(() => takeApart(page, '/docs/assets/', 'api')).toThrow('differently now: adapt packages/docs/src/reference');
  });
});

describe('the links of a prerendered page', () => {
  it('route by the hash', () => {
    const page = '<a class="x" href="/tasks" data-discover="true"></a><a href="/docs/origin"></a>';
    expect(hashLinks(page)).toBe('<a class="x" href="#/tasks" data-discover="true"></a><a href="/docs/origin"></a>');
  });

  it('are not left as they are in silence', () => {
    expect(() => hashLinks('<a href="/tasks">')).toThrow('differently now: adapt packages/docs/src/reference');
  });
});

describe('the policy of a page', () => {
  it('allows the scripts that are in it, by their hash, and those of the site', () => {
    const page = contentSecurityPolicy('<head><script>1</script><script src="a.js"></script></head>');
    expect(page).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(page).toContain("default-src 'none'");
    expect(page).not.toContain('https:');
  });

  it('is not left out in silence', () => {
    expect(() => contentSecurityPolicy('<p>')).toThrow('A page without <head> cannot carry its policy.');
  });
});
