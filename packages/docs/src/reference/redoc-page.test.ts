import { describe, expect, it } from 'vitest';
import { extractScripts, withHashLinks } from './redoc-page.ts';

const library = "const logo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';export { hydrate };";
const html = (script: string) => `<head></head><body><script type="module">${script}</script></body>`;

describe('extractScripts', () => {
  it('moves the library and the start script of a page into two files', () => {
    const script = `${library}\n      const __redoc_definition = {};\n      hydrate(__redoc_definition);`;
    const { page, library: file, start } = extractScripts(html(script), '/docs/assets/', 'api');
    expect(page).toContain(`<script type="module" src="/docs/assets/${start.file}"></script></body>`);
    expect(page).not.toContain('hydrate');
    expect(start.content).toContain(`import { hydrate } from './${file.file}';\nconst __redoc_definition = {};`);
    expect(file.content).not.toContain('https://');
  });

  it.each([
    ['a page with another structure', html(library)],
    ['a library with another logo URL', html('const logo = 1; const __redoc_definition = {};')],
  ])('throws for %s', (_, page) => {
    expect(() => extractScripts(page, '/docs/assets/', 'api')).toThrow('Redocly has changed');
  });
});

describe('withHashLinks', () => {
  it('changes the links of Redoc to hash links and leaves other links unchanged', () => {
    const page = '<a class="x" href="/tasks" data-discover="true"></a><a href="/docs/scopes"></a>';
    expect(withHashLinks(page)).toBe(
      '<a class="x" href="#/tasks" data-discover="true"></a><a href="/docs/scopes"></a>',
    );
  });

  it('throws for a page without such links', () => {
    expect(() => withHashLinks('<a href="/tasks">')).toThrow('Redocly has changed its prerendered links');
  });
});
