import { exposedHeaders } from '../exposed-headers.ts';
import { guard } from '../http/request-listener.ts';
import { mockService } from './mock-handler.ts';
import { loadPrism } from '../validation/prism.ts';
import { logLines } from '../http/request-log.ts';
import { listen, type RunningServer } from '../http/listen.ts';

export interface MockOptions {
  /** Default 4010; 0 takes a free one. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Makes answers up from the schemas instead of taking the examples. */
  readonly dynamic?: boolean;
  /** Takes the lines of the request log; without it there is none. */
  readonly log?: (line: string) => void;
}

/** Starts a server that answers every operation of the contract from its examples. */
export async function startMock(options: MockOptions = {}): Promise<RunningServer> {
  const { port = 4010, host = '127.0.0.1', dynamic = false, log = () => {} } = options;
  const service = mockService(await loadPrism(), { dynamic });
  const listener = guard(service, {
    cors: { exposed: exposedHeaders, credentials: true },
    onExchange: (exchange) => {
      for (const line of logLines(exchange)) log(line);
    },
    onFault: (error) => log(`Fault: ${error instanceof Error ? error.stack : String(error)}`),
  });
  return listen(listener, { port, host });
}
