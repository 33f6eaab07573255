import type { FastifyRequest } from 'fastify';

export interface Tracing {
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

/**
 * Traces the requests of every Fastify instance that is made afterwards, and sends the traces by OTLP over HTTP. The
 * libraries are loaded only then.
 * @param endpoint without `/v1/traces`, as OTEL_EXPORTER_OTLP_ENDPOINT has it.
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
    resource: resources.resourceFromAttributes({ 'service.name': 'worklane' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter({ url }) })],
  });
  const contextManager = new contexts.AsyncLocalStorageContextManager().enable();
  api.context.setGlobalContextManager(contextManager);
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  const requests = new fastify.FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    // The messages of errors may hold what a client has sent.
    recordExceptions: false,
    // Without the query, in which tokens can stand.
    requestHook: (span: { setAttribute(name: string, value: string): unknown }, { url }: FastifyRequest) =>
      span.setAttribute('url.path', url.split('?', 1)[0] ?? ''),
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
