import { exposedHeaders } from '../exposed-headers.ts';
import { guard } from '../http/request-listener.ts';
import { httpUrl } from '../http/http-url.ts';
import { mockService } from '../mock/mock-handler.ts';
import { loadPrism } from '../validation/prism.ts';
import { proxyService } from './proxy-handler.ts';
import { logLines } from '../http/request-log.ts';
import { listen, type RunningServer } from '../http/listen.ts';
import { ViolationRecord, type ViolationReport } from './violation-report.ts';

export interface ProxyOptions {
  /** The base URL of the server to judge. */
  readonly upstream: string;
  /** Default 4011; 0 takes a free one. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Answers an error where the request or the answer breaks the contract; otherwise both pass. */
  readonly errors?: boolean;
  /** Takes the lines of the request log; without it there is none. */
  readonly log?: (line: string) => void;
}

export interface RunningProxy extends RunningServer {
  /** What broke the contract so far. */
  report(): ViolationReport;
}

/** Starts a proxy that judges every request and every answer of a server by the contract. */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { port = 4011, host = '127.0.0.1', errors = false, log = () => {} } = options;
  const upstream = httpUrl(options.upstream);
  if (!upstream)
    throw new Error(`The upstream ${options.upstream} is no http URL: give one such as http://127.0.0.1:3000.`);
  const prism = await loadPrism();
  const mock = mockService(prism, { dynamic: false });
  const record = new ViolationRecord();
  const listener = guard(proxyService(prism, { upstream, errors, mock }), {
    // Cookies of a real server are not for pages of any origin.
    cors: { exposed: exposedHeaders, credentials: false },
    onExchange: (exchange) => {
      record.add(exchange);
      for (const line of logLines(exchange)) log(line);
    },
    onFault: (error) => log(`Fault: ${error instanceof Error ? error.stack : String(error)}`),
  });
  const server = await listen(listener, { port, host });
  return { ...server, report: () => record.report() };
}
