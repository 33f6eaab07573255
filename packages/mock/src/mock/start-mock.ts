import type { RequestListener } from 'node:http';
import { listen, type RunningServer } from '../http/listen.ts';
import { requestListener } from '../http/request-listener.ts';
import { loadPrism } from '../validation/prism.ts';
import { mockHandler } from './mock-handler.ts';

export interface MockOptions {
  /** Default 4010; 0 uses any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Generates responses from the schemas instead of returning the examples. */
  readonly dynamic?: boolean;
  /** Receives the lines of the request log. Default: no log. */
  readonly log?: (line: string) => void;
}

/** Starts a server that responds to every operation of the contract with its examples. */
export async function startMock(options: MockOptions = {}): Promise<RunningServer> {
  const { port = 4010, host = '127.0.0.1' } = options;
  return listen(await mockListener(options), { port, host });
}

/** Returns the listener of a mock server. */
export async function mockListener({ dynamic = false, log = () => {} }: MockOptions = {}): Promise<RequestListener> {
  const handler = mockHandler(await loadPrism(), { dynamic });
  return requestListener(handler, { allowCredentials: true, log });
}
