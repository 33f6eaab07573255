import { createHash } from 'node:crypto';

export interface Asset {
  /** With a hash of the content, so that browsers may keep it. */
  file: string;
  content: string;
}

const begin = '<script type="module">';
const definition = 'const __redoc_definition = ';
const end = '</script>';

/**
 * Takes Redoc's library out of a page that has it inline, so that both references share it and the browser keeps it,
 * and the part that starts it, so that the page needs no script of its own.
 * @throws when the page is not built as Redocly 2.77 builds it.
 */
export function takeApart(html: string, assetsAddress: string, name: string) {
  const beginAt = html.indexOf(begin);
  const definitionAt = html.indexOf(definition);
  const endAt = html.indexOf(end, definitionAt);
  if (beginAt < 0 || definitionAt < beginAt || endAt < 0) {
    throw new Error('Redocly builds its pages differently now: adapt packages/docs/src/reference/take-apart.ts.');
  }
  const library = asset('redoc', withoutForeignLogo(html.slice(beginAt + begin.length, definitionAt), assetsAddress));
  const start = asset(
    name,
    `import { hydrate } from './${library.file}';\n${html.slice(definitionAt, endAt).replace(/^ +/gm, '')}`,
  );
  const script = [
    `<link rel="modulepreload" href="${assetsAddress}${library.file}">`,
    `<script type="module" src="${assetsAddress}${start.file}">`,
  ].join('');
  return { page: html.slice(0, beginAt) + script + html.slice(endAt), library, start };
}

/** The attribution of Redoc stays; its logo comes from here instead of from a host of Redocly. */
function withoutForeignLogo(library: string, assetsAddress: string): string {
  const logos = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
  if (!logos.test(library)) {
    throw new Error('Redoc loads its logo differently now: adapt packages/docs/src/reference/take-apart.ts.');
  }
  return library.replace(logos, `${assetsAddress}redoc.svg`);
}

function asset(name: string, content: string): Asset {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { file: `${name}.${hash}.js`, content };
}
