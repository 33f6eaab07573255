import { base, navigation } from '../site.ts';

export interface Reference {
  /** The folder in the site. */
  name: 'api' | 'events';
  title: string;
  language: 'openapi' | 'asyncapi';
}

/** Returns the Handlebars template of a Redoc page, with the same head and navigation as the VitePress pages. */
export const referenceTemplate = ({ name, title }: Reference) => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} | Worklane</title>
    <meta name="theme-color" content="#0f6e5c">
    <link rel="icon" type="image/svg+xml" href="${base}mark.svg">
    <link rel="preload" as="font" type="font/woff2" crossorigin href="${base}fonts/inter-latin-wght-normal.woff2">
    <script src="${base}reference.js"></script>
    {{{redocHead}}}
    <link rel="stylesheet" href="${base}worklane.css">
    <link rel="stylesheet" href="${base}reference.css">
    <link rel="stylesheet" href="${base}reference-header.css">
  </head>
  <body>
    <header class="site-header">
      <a class="site-title" href="${base}"><img src="${base}mark.svg" alt="" width="24" height="24">Worklane</a>
      <button class="site-menu" type="button" aria-label="Main navigation" aria-expanded="false" aria-controls="site-nav">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M1 3h14M1 8h14M1 13h14"/></svg>
      </button>
      <nav class="site-nav" id="site-nav">${links(name)}</nav>
      <button class="site-appearance" type="button" aria-label="Switch between light and dark"><i></i></button>
    </header>
    {{{redocHTML}}}
  </body>
</html>
`;

const links = (current: string) =>
  navigation
    .map(({ text, link }) => {
      const here = link === `/${current}/` ? ' aria-current="page"' : '';
      return `<a href="${base}${link.slice(1)}"${here}>${text}</a>`;
    })
    .join('');
