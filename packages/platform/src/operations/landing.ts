import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const style = `
      body { font: 1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
      dt { font-weight: 600; margin-top: 1rem; }
      dd { margin: 0; }
      :root { color-scheme: light dark; }
    `;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Worklane</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>Worklane</h1>
    <dl>
      <dt>Reference</dt>
      <dd><a href="/docs/">/docs/</a></dd>
      <dt>API</dt>
      <dd><code>/api/v1/{organization_id}/tasks</code>, and so on, with an access token</dd>
      <dt>Events</dt>
      <dd><code>/api/events</code> and <code>/api/events/stream</code></dd>
      <dt>Keys that sign access tokens</dt>
      <dd><a href="/oauth/jwks">/oauth/jwks</a></dd>
      <dt>Health and metrics</dt>
      <dd>
        <a href="/health/live">/health/live</a>, <a href="/health/ready">/health/ready</a>,
        <a href="/metrics">/metrics</a>
      </dd>
    </dl>
  </body>
</html>
`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A page at `/` that says what is where. */
export function landingRoute(app: FastifyInstance): void {
  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
}
