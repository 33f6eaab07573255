import { hostname } from 'node:os';
import { finished } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import packageFile from '../../package.json' with { type: 'json' };
import { polledRoutes, routeOf } from './request-log.ts';
import { failSpan, tracing, useTracer } from './spans.ts';

/** Milliseconds that a collector may delay the stop of the service. */
const maxStop = 3000;

/** The paths of links, whose last segment is a token. */
const linkPath = /^(\/+(?:invitations|password-reset)\/).+/i;

/** Returns the path of a URL without the token of a link, and without the query, which may contain tokens. */
export const pathWithoutSecrets = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(linkPath, '$1{token}');

/**
 * Adds a span for each request to the trace of its caller, by the semantic conventions of OpenTelemetry for HTTP. Headers that are
 * not a `traceparent` of W3C Trace Context start a trace.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!tracing) return;
  const { api, tracer } = tracing;
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, url, headers, routeOptions } = request;
    if (polledRoutes.has(routeOf(request))) return done();
    // A request that the service makes itself (MCP) belongs to the one that it serves.
    const caller = api.trace.getActiveSpan()
      ? api.context.active()
      : api.propagation.extract(api.ROOT_CONTEXT, { traceparent: headers.traceparent });
    const name = routeOptions.url === undefined ? method : `${method} ${routeOptions.url}`;
    const { operation } = routeOptions.config;
    const attributes = {
      'http.request.method': method,
      'url.path': pathWithoutSecrets(url),
      'worklane.request_id': id,
      ...(routeOptions.url !== undefined && { 'http.route': routeOptions.url }),
      ...(operation && { 'worklane.operation_id': operation.id }),
    };
    const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER, attributes }, caller);
    // The hook onResponse does not run for a client that disconnects.
    finished(reply.raw, () => endSpan(span, request, reply.raw.headersSent ? reply.statusCode : undefined));
    api.context.with(api.trace.setSpan(caller, span), done);
  });
  // A stream reads events until its client disconnects, for days: too many statements for a trace, whose root would be missing.
  app.addHook('onSend', (request, reply, payload, done) => {
    const span = api.trace.getActiveSpan();
    if (span && isEventStream(request)) endSpan(span, request, reply.statusCode);
    done(null, payload);
  });
}

const isEventStream = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.operation?.responses['200']?.content?.['text/event-stream'] !== undefined;

function endSpan(span: Span, { principal, params }: FastifyRequest, status: number | undefined): void {
  if (!span.isRecording()) return;
  // The path has an organization before the caller is known, and a caller one that no path has.
  const { organizationId } = { organizationId: Object(params).organization_id, ...principal };
  if (/^\d{1,16}$/.test(organizationId)) span.setAttribute('worklane.organization_id', String(organizationId));
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (status !== undefined && status >= 500) failSpan(span, { code: status });
  span.end();
}

/**
 * Traces requests, statements, deliveries and jobs of what is created afterwards, and exports the spans by OTLP over HTTP. It loads
 * the libraries itself, so that a service without tracing does not.
 * @param endpoint without `/v1/traces`, as in OTEL_EXPORTER_OTLP_ENDPOINT
 */
export async function startTracing(endpoint: string, nodeId: string) {
  const [api, core, sdk, resources, contexts, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': 'worklane',
      'service.version': packageFile.version,
      'service.instance.id': nodeId,
      'host.name': hostname(),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter({ url }) })],
  });
  const contextManager = new contexts.AsyncLocalStorageContextManager().enable();
  api.context.setGlobalContextManager(contextManager);
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  useTracer({ api, tracer: provider.getTracer('worklane', packageFile.version) });

  return {
    /** Sends the spans that have ended. */
    flush: () => provider.forceFlush(),
    /** Sends the remaining spans and stops tracing, also without a collector that takes them. */
    async stop() {
      useTracer(undefined);
      const exported = provider.shutdown().catch(() => undefined);
      await Promise.race([exported, setTimeout(maxStop, undefined, { ref: false })]);
      api.context.disable();
      api.propagation.disable();
    },
  };
}
