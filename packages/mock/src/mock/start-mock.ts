import type { RequestListener } from 'node:http';
import type { SendDelivery } from '@worklane/contract/delivery';
import { DataFile, loadDataFile } from '../control/data-file.ts';
import { controlEndpoints } from '../control/endpoints.ts';
import { type ControlOptions, MockControls, type TestControls } from '../control/mock-controls.ts';
import { type AccessOptions, accessCheck } from '../http/access.ts';
import { defaultHost, listen, type RunningServer } from '../http/listen.ts';
import type { RequestHandler } from '../http/request-handler.ts';
import { requestListener } from '../http/request-listener.ts';
import { loadPrism } from '../validation/prism.ts';
import { sendWithNode } from '../webhooks/http-sender.ts';
import { mockHandler } from './mock-handler.ts';
import { MockState } from './mock-state.ts';
import { statefulHandler } from './stateful-handler.ts';

export interface MockOptions extends ControlOptions, AccessOptions {
  /** Default 4010; 0 uses any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Responds with the examples of the contract, and stores nothing. */
  readonly stateless?: boolean;
  /** A file from which the state is loaded, if it exists, and in which it is saved after changes. */
  readonly dataFile?: string;
  /** Receives the lines of the request log. Default: no log. */
  readonly log?: (line: string) => void;
}

export interface RunningMock extends RunningServer, TestControls {}

/**
 * Starts a server that performs every operation of the contract on records in memory.
 * @throws Error when the address is in use, an option is invalid, or the data file cannot be used
 */
export async function startMock(options: MockOptions = {}): Promise<RunningMock> {
  const { port = 4010, host = defaultHost } = options;
  let file: DataFile | undefined;
  const changed = () => file?.changed();
  const controls = newControls(options, changed);
  file = await openDataFile(controls, options);
  controls.state.store.events.subscribe(changed);
  const server = await listen(mockListener(controls, options, changed), { port, host });
  // Requests that arrive earlier wait for both.
  setImmediate(() => {
    if (!options.stateless) controls.load();
    loadPrism().catch(() => {});
  });
  // `requests` is a getter, which a spread would read once.
  return Object.assign(controls.forTests(changed), {
    url: server.url,
    async close() {
      controls.close();
      await server.close();
      await file?.save();
    },
  });
}

/**
 * Returns the controls of a new mock that sends deliveries over HTTP.
 * @param onDelivery called after each attempt to deliver an event
 */
export function newControls(options: MockOptions = {}, onDelivery = () => {}): MockControls {
  const send: SendDelivery = (request) => sendWithNode(request).finally(onDelivery);
  return new MockControls(new MockState({ ...(options.now && { now: options.now }), send }), options);
}

async function openDataFile(controls: MockControls, { dataFile, log }: MockOptions): Promise<DataFile | undefined> {
  if (dataFile === undefined) return undefined;
  const saved = await loadDataFile(dataFile);
  if (saved) controls.restore(saved);
  return new DataFile(
    dataFile,
    () => controls.snapshot(),
    (error) => log?.(error.message),
  );
}

/**
 * Returns the listener of a mock server.
 * @param onChange called after each request that can change the state
 */
export function mockListener(
  controls: MockControls,
  { stateless = false, host = defaultHost, log = () => {}, ...options }: MockOptions = {},
  onChange = () => {},
): RequestListener {
  const access = accessCheck(options, host);
  const handler = stateless ? mockHandler : controls.loaded(stateful(controls));
  return requestListener(controls.controlled(notifying(handler, onChange)), { access, allowCredentials: true, log });
}

const stateful = (controls: MockControls): RequestHandler =>
  statefulHandler({ state: controls.state, examples: mockHandler, controls: controlEndpoints(controls) });

const notifying = (handler: RequestHandler, onChange: () => void): RequestHandler => ({
  ...handler,
  async handle(request) {
    try {
      return await handler.handle(request);
    } finally {
      const isRead = request.method === 'GET' && request.operation?.authentication !== 'none';
      if (!isRead) onChange();
    }
  },
});
