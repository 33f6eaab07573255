import { type AccessOptions, accessCheck } from '../http/access.ts';
import { httpUrl } from '../http/http-url.ts';
import { defaultHost, listen, type RunningServer } from '../http/listen.ts';
import { requestListener } from '../http/request-listener.ts';
import { mockHandler } from '../mock/mock-handler.ts';
import { proxyHandler } from './proxy-handler.ts';
import { ViolationRecorder, type ViolationReport } from './violation-report.ts';

export interface ProxyOptions extends AccessOptions {
  /** The base URL of the server to validate. */
  readonly upstream: string;
  /** Default 4011; 0 uses any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Returns an error for requests and responses that violate the contract. Default: they are only reported. */
  readonly errors?: boolean;
  /** Receives the lines of the request log. Default: no log. */
  readonly log?: (line: string) => void;
}

export interface RunningProxy extends RunningServer {
  /** Returns the violations so far. */
  report(): ViolationReport;
}

/**
 * Starts a proxy that validates every request to a server, and every response, against the contract.
 * @throws Error when the address is in use, or an option is invalid
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { port = 4011, host = defaultHost, errors = false, log = () => {} } = options;
  const upstream = httpUrl(options.upstream);
  if (!upstream) {
    throw new Error(`Invalid upstream: ${JSON.stringify(options.upstream)}. Use a URL such as http://127.0.0.1:3000.`);
  }
  const recorder = new ViolationRecorder();
  const listener = requestListener(proxyHandler({ upstream, errors, mock: mockHandler }), {
    access: accessCheck(options, host),
    // Pages of other origins must not use the cookies of a real server.
    allowCredentials: false,
    log,
    onRequest: (entry) => recorder.add(entry),
  });
  const server = await listen(listener, { port, host });
  return { ...server, report: () => recorder.report() };
}
