import type { FastifyInstance } from 'fastify';
import { html } from './html.ts';
import { renderPage } from './page.ts';
import { pageHeaders } from './page-headers.ts';

const page = (hasMetrics: boolean) =>
  renderPage({
    title: 'Worklane',
    wide: true,
    content: html`<h1>Worklane</h1>
<p class="lead">Work management for many organizations: a REST API, and events that tell of every change.</p>
<p><a class="button" href="/dashboard">Open the dashboard</a></p>
<dl class="rows">
<div><dt>Reference</dt><dd><a href="/docs/">/docs/</a></dd></div>
<div><dt>API</dt><dd><code>/api/v1/{organization_id}/tasks</code>, and so on, with an access token</dd></div>
<div><dt>Events</dt><dd><code>/api/events</code>, <code>/api/events/stream</code></dd></div>
<div><dt>Signing keys</dt><dd><a href="/oauth/jwks">/oauth/jwks</a></dd></div>
<div><dt>Health</dt><dd><a href="/health/live">/health/live</a>, <a href="/health/ready">/health/ready</a></dd></div>
${hasMetrics ? html`<div><dt>Metrics</dt><dd><a href="/metrics">/metrics</a></dd></div>` : ''}
</dl>`,
  });

/** A page at `/` that says what is where. */
export function landingPageRoute(app: FastifyInstance, { hasMetrics }: { hasMetrics: boolean }): void {
  const body = page(hasMetrics);
  app.get('/', async (_request, reply) => reply.headers(pageHeaders).send(body));
}
