import type { FastifyInstance } from 'fastify';
import { html, pageHeaders, renderPage } from './page.ts';

interface LandingPageOptions {
  hasMetrics: boolean;
  hasDashboard: boolean;
  hasDocs: boolean;
}

/** The page of the documentation that sends a request which succeeds in every organization. */
export const firstRequestPath = '/docs/api/contacts/list-contacts';

const landingPage = ({ hasMetrics, hasDashboard, hasDocs }: LandingPageOptions) =>
  renderPage({
    title: 'Worklane',
    wide: true,
    content: html`<h1>Worklane</h1>
<p class="lead">A multi-organization work-management API over REST, OAuth 2.0 and signed webhooks.</p>
<p>${
      hasDashboard
        ? html`<a class="button" href="/dashboard">Open the dashboard</a>`
        : html`<a class="button" href="/sign-in">Sign in</a>`
    }</p>
<dl class="rows">
${
  hasDocs &&
  html`<div><dt>Documentation</dt><dd><a href="/docs/">/docs/</a></dd></div>
<div><dt>First request</dt><dd><a href="${firstRequestPath}">List contacts</a> in the browser, after signing in</dd></div>`
}
<div><dt>API</dt><dd><code>/api/v1/{organization_id}/tasks</code>, with an access token</dd></div>
<div><dt>Events</dt><dd><code>/api/events</code>, <code>/api/events/stream</code></dd></div>
<div><dt>Signing keys</dt><dd><a href="/oauth/jwks">/oauth/jwks</a></dd></div>
<div><dt>Health</dt><dd><a href="/health/live">/health/live</a>, <a href="/health/ready">/health/ready</a></dd></div>
${hasMetrics && html`<div><dt>Metrics</dt><dd><a href="/metrics">/metrics</a></dd></div>`}
</dl>`,
  });

/** Serves a page at `/` that links to everything else. */
export function landingPageRoute(app: FastifyInstance, options: LandingPageOptions): void {
  const page = landingPage(options);
  app.get('/', { config: { cors: false } }, async (_request, reply) => reply.headers(pageHeaders).send(page));
}
