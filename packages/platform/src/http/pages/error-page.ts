import { html } from './html.ts';
import { renderPage } from './page.ts';

export interface ErrorPage {
  /** What has gone wrong, as a heading. */
  title: string;
  /** What to do about it, in a sentence. */
  detail: string;
}

/** What a person sees who cannot go on. */
export const errorPage = ({ title, detail }: ErrorPage): string =>
  renderPage({
    title: `${title} - Worklane`,
    content: html`<h1>${title}</h1>
<p class="lead">${detail}</p>
<p><a href="/">To the start page</a></p>`,
  });
