import { createHash } from 'node:crypto';

export interface Asset {
  /** File name with a hash of the content, so that browsers can cache it. */
  file: string;
  content: string;
}

const begin = '<script type="module">';
const definition = 'const __redoc_definition = ';
const end = '</script>';

const changed = (what: string) =>
  new Error(`Redocly has changed ${what}. Adapt packages/docs/src/reference/redoc-page.ts.`);

/**
 * Moves the inline script of a Redoc page into two files: the library, which both references share, and the start script of the
 * page. The page then has no inline script.
 * @throws if the page does not have the structure that Redocly 2.77 produces.
 */
export function extractScripts(html: string, assetsPath: string, name: string) {
  const beginAt = html.indexOf(begin);
  const definitionAt = html.indexOf(definition);
  const endAt = html.indexOf(end, definitionAt);
  if (beginAt < 0 || definitionAt < beginAt || endAt < 0) throw changed('the structure of its pages');
  const library = asset('redoc', withLocalLogo(html.slice(beginAt + begin.length, definitionAt), assetsPath));
  const start = asset(
    name,
    `import { hydrate } from './${library.file}';\n${html.slice(definitionAt, endAt).replace(/^ +/gm, '')}`,
  );
  const script = [
    `<link rel="modulepreload" href="${assetsPath}${library.file}">`,
    `<script type="module" src="${assetsPath}${start.file}">`,
  ].join('');
  return { page: html.slice(0, beginAt) + script + html.slice(endAt), library, start };
}

/** Keeps the attribution of Redoc, with a local copy of its logo. */
export function withLocalLogo(script: string, assetsPath: string): string {
  const logos = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
  if (!logos.test(script)) throw changed('the URL of its logo');
  return script.replace(logos, `${assetsPath}redoc.svg`);
}

function asset(name: string, content: string): Asset {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { file: `${name}.${hash}.js`, content };
}

/**
 * Returns the page with hash links. Redocly prerenders links to paths, while Redoc routes by the hash and hydration does not
 * correct attributes, so links opened in a new tab would not work.
 * @throws if the page has no links of that form.
 */
export function withHashLinks(html: string): string {
  const links = /href="(\/[^"]*)" data-discover="true"/g;
  if (!links.test(html)) throw changed('its prerendered links');
  return html.replace(links, 'href="#$1" data-discover="true"');
}
