import { type Content, Html, html } from './html.ts';
import { stylesheet } from './stylesheet.ts';

export interface PageContent {
  title: string;
  content: Content;
  /** For pages that list something. */
  wide?: boolean;
}

/** A whole page of the service: its head, its name, and the content in one card. */
export const renderPage = ({ title, content, wide = false }: PageContent): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark.text)}">
<style>${new Html(stylesheet)}</style>
</head>
<body>
<header><a href="/">${mark}Worklane</a></header>
<main${wide && html` class="wide"`}>
${content}
</main>
</body>
</html>
`.text;

/** As packages/docs has it. */
const mark = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0f6e5c"/><path d="M7 10h11M13 16h12M7 22h7" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><path d="M22.5 10h2.5M7 16h1.5M18.5 22h6.5" stroke="#8fd6c3" stroke-width="3.4" stroke-linecap="round"/></svg>`;
