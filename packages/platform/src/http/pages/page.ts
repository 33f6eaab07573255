import { hash } from 'node:crypto';
import { escapeHtml } from '@worklane/contract/escape';
import { logProblem, problemFrom } from '@worklane/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from '../service-unavailable.ts';
import { fontPath, stylesheet } from './stylesheet.ts';

/** HTML from the `html` tag, in which every value is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** A value in a template; `false` and `undefined` render as nothing. */
export type Content = Html | string | number | false | undefined | readonly Content[];

/** Renders HTML. Every value is escaped for text and for quoted attributes. */
export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(markup)));

function markup(content: Content): string {
  if (content === false || content === undefined) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(markup).join('');
  return escapeHtml(String(content));
}

export interface PageContent {
  title: string;
  content: Content;
  /** For pages with lists. */
  wide?: boolean;
}

/** Returns an HTML page of the service: the name, and the content in one card. */
export const renderPage = ({ title, content, wide = false }: PageContent): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="preload" href="${fontPath}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(logo.text)}">
<style>${new Html(stylesheet)}</style>
</head>
<body>
<header><a href="/">${logo}Worklane</a></header>
<main${wide && html` class="wide"`}>
${content}
</main>
</body>
</html>
`.text;

/** The same logo as in packages/docs. */
const logo = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0f6e5c"/><path d="M7 10h11M13 16h12M7 22h7" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><path d="M22.5 10h2.5M7 16h1.5M18.5 22h6.5" stroke="#8fd6c3" stroke-width="3.4" stroke-linecap="round"/></svg>`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', stylesheet, 'base64')}'`,
  'img-src data:',
  "font-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The headers of every page: no resources but the font, no scripts (but that of passkeys), no frames, no caching.
 *
 * They lack `form-action`, because Chromium applies it to all redirects that follow the submission, and the form of the
 * consent page ends with a redirect to the client. Pages whose forms stay on the service use `sameOriginFormHeaders`.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The headers of a page whose forms lead only to the service. */
export const sameOriginFormHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': `${policy}; form-action 'self'`,
};

/** Returns the headers of a page with a form that leads to another site by a redirect. */
export const withoutFormAction = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...headers,
  'content-security-policy': `${headers['content-security-policy']}`.replace("; form-action 'self'", ''),
});

export interface ErrorPage {
  /** What is wrong, as a heading. */
  title: string;
  /** How to fix it, in one sentence. */
  detail: string;
}

export const errorPage = ({ title, detail }: ErrorPage): string =>
  renderPage({
    title: `${title} - Worklane`,
    content: html`<h1>${title}</h1>
<p class="lead">${detail}</p>
<p><a href="/">Go to the start page</a></p>`,
  });

export const sendError = (reply: FastifyReply, status: number, page: ErrorPage): FastifyReply =>
  reply.code(status).headers(pageHeaders).send(errorPage(page));

/** Handles the errors of plugins with HTML pages: the same problems as in the API, as a page. */
export function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = databaseProblem(error) ?? problemFrom(error, request);
  logProblem(problem, request);
  const { status, title, detail, headers } = problem;
  return sendError(reply.headers(headers), status, { title, detail });
}

/**
 * Makes the routes of an encapsulated plugin serve browsers only: no response, redirects included, is cached or can be
 * read by scripts of other origins (RFC 9700, section 2.6).
 */
export function serveBrowsers(plugin: FastifyInstance): void {
  plugin.addHook('onRoute', (route) => {
    route.config = { ...route.config, cors: false };
  });
  plugin.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
