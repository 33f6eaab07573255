import type { FastifyInstance } from 'fastify';
import { html } from './html.ts';
import { pageHeaders, renderPage } from './page.ts';

const landingPage = (hasMetrics: boolean) =>
  renderPage({
    title: 'Worklane',
    wide: true,
    content: html`<h1>Worklane</h1>
<p class="lead">A multi-organization work-management API over REST, OAuth 2.0 and signed webhooks.</p>
<p><a class="button" href="/dashboard">Open the dashboard</a></p>
<dl class="rows">
<div><dt>Documentation</dt><dd><a href="/docs/">/docs/</a></dd></div>
<div><dt>API</dt><dd><code>/api/v1/{organization_id}/tasks</code>, with an access token</dd></div>
<div><dt>Events</dt><dd><code>/api/events</code>, <code>/api/events/stream</code></dd></div>
<div><dt>Signing keys</dt><dd><a href="/oauth/jwks">/oauth/jwks</a></dd></div>
<div><dt>Health</dt><dd><a href="/health/live">/health/live</a>, <a href="/health/ready">/health/ready</a></dd></div>
${hasMetrics ? html`<div><dt>Metrics</dt><dd><a href="/metrics">/metrics</a></dd></div>` : ''}
</dl>`,
  });

/** Serves a page at `/` that links to everything else. */
export function landingPageRoute(app: FastifyInstance, { hasMetrics }: { hasMetrics: boolean }): void {
  const page = landingPage(hasMetrics);
  app.get('/', async (_request, reply) => reply.headers(pageHeaders).send(page));
}
