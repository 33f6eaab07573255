import { getHttpOperationsFromSpec, type PrismHttpComponents } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };

export interface PrismProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts Prism as `prism proxy --errors openapi.json <upstream>` does, without the guard of our mock. */
export async function startPrismProxy(upstream: string): Promise<PrismProxy> {
  // Prism resolves references in place, and the document is shared.
  const operations = await getHttpOperationsFromSpec(structuredClone(openapi));
  const server = createServer(operations, {
    cors: false,
    components: { logger: silentLogger },
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      errors: true,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      mock: { dynamic: false },
    },
  });
  const url = await server.listen(0, '127.0.0.1');
  return { url, close: () => server.close() };
}

// Prism logs headers and bodies, bearer tokens among them.
const silence = () => {};
const levels = ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'];
const silentLogger = {
  ...Object.fromEntries(levels.map((level) => [level, silence])),
  child: () => silentLogger,
} as unknown as PrismHttpComponents['logger'];
