import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import packageFile from '../../package.json' with { type: 'json' };

export interface Tracing {
  /** Sends the remaining spans and stops tracing. */
  stop(): Promise<void>;
}

/** The paths of links, whose last segment is a token. */
const linkPath = /^(\/+(?:invitations|password-reset)\/).+/i;

/** Returns the path of a URL without the token of a link, and without the query, which may contain tokens. */
export const pathWithoutSecrets = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(linkPath, '$1{token}');

interface RequestSpan {
  setAttribute(name: string, value: string): unknown;
  updateName(name: string): unknown;
}

/** Names a span by its operation, so that one of the contract is found whatever its route is. */
function describeSpan(span: RequestSpan, { id, url, params, routeOptions }: FastifyRequest): void {
  const { operation } = routeOptions.config;
  if (operation) span.updateName(operation.id);
  span.setAttribute('url.path', pathWithoutSecrets(url));
  span.setAttribute('worklane.request_id', id);
  const { organization_id: organization } = params as { organization_id?: string };
  if (organization !== undefined && /^\d+$/.test(organization))
    span.setAttribute('worklane.organization_id', organization);
}

/**
 * Traces the requests of every Fastify instance that is created afterwards, and exports them by OTLP over HTTP. It loads the
 * libraries itself, so that a service without tracing does not.
 * @param endpoint without `/v1/traces`, as in OTEL_EXPORTER_OTLP_ENDPOINT
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [api, core, sdk, resources, contexts, exporter, fastify] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@fastify/otel'),
  ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': 'worklane',
      'service.version': packageFile.version,
      'service.instance.id': randomUUID(),
      'host.name': hostname(),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter({ url }) })],
  });
  const contextManager = new contexts.AsyncLocalStorageContextManager().enable();
  api.context.setGlobalContextManager(contextManager);
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  const requests = new fastify.FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    // Error messages may contain input of clients.
    recordExceptions: false,
    requestHook: describeSpan,
  });
  requests.setTracerProvider(provider);

  return {
    async stop() {
      requests.disable();
      await provider.shutdown();
      api.context.disable();
      api.propagation.disable();
    },
  };
}
