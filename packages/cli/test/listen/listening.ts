import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { type RunningMock, startMock } from '@worklane/mock';
import { serveHttp } from '@worklane/testing/serve-http';
import { waitFor } from '@worklane/testing/wait-for';
import { onTestFinished } from 'vitest';
import { type CliOptions, type CliResult, runCli } from '../run-cli.ts';

interface Listening {
  readonly mock: RunningMock;
  /** The lines of standard output so far. */
  readonly lines: readonly string[];
  readonly result: Promise<CliResult>;
  /** Creates a task, which causes an event. */
  createTask(fields?: object): Promise<{ id: number }>;
  call(method: string, path: string, body?: object): Promise<Response>;
  /** Returns standard error so far. */
  notes(): string;
  /** Presses Ctrl+C. */
  interrupt(): Promise<CliResult>;
}

/** Starts a mock without records until the end of the test. */
export async function startEmptyMock(): Promise<RunningMock> {
  const mock = await startMock({ port: 0, empty: true });
  onTestFinished(() => mock.close());
  return mock;
}

interface ListeningOptions extends Omit<CliOptions, 'interruption' | 'onLine' | 'onError'> {
  /** Default: a new one. */
  readonly mock?: RunningMock;
}

const testToken = { WORKLANE_TOKEN: 'token', WORKLANE_ORGANIZATION_ID: '1042' };

/** Runs `worklane listen` against a mock, and waits until it is connected, or ends. */
export async function startListening(
  args: readonly string[],
  { env, mock, ...options }: ListeningOptions = {},
): Promise<Listening> {
  const server = mock ?? (await startEmptyMock());
  const interruption = new AbortController();
  const lines: string[] = [];
  let notes = '';
  const ready = Promise.withResolvers<void>();
  const result = runCli(['listen', ...args], {
    ...options,
    env: { WORKLANE_BASE_URL: server.url, PATH: process.env.PATH ?? '', ...(env ?? testToken) },
    interruption: interruption.signal,
    onLine: (line) => lines.push(line),
    onError: (line) => {
      notes += `${line}\n`;
      if (line.startsWith('Ready.')) ready.resolve();
    },
  });
  const interrupt = () => {
    interruption.abort();
    return result;
  };
  onTestFinished(() => interrupt().then(() => undefined));
  await Promise.race([ready.promise, result]);
  const call = (method: string, path: string, body?: object) =>
    fetch(server.url + path, {
      method,
      headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    mock: server,
    lines,
    notes: () => notes,
    result,
    call,
    createTask: async (fields = {}) =>
      (await call('POST', '/api/v1/1042/tasks', { title: 'Paint', ...fields })).json() as Promise<{ id: number }>,
    interrupt,
  };
}

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Receiver {
  readonly url: string;
  readonly received: readonly Delivery[];
  /** The status of the responses from now on. */
  status: number;
  /** Resolves when this number of deliveries was received. */
  until(count: number): Promise<void>;
}

/** Starts an http server that records deliveries until the end of the test. */
export async function startReceiver(responseHeaders: Record<string, string> = {}): Promise<Receiver> {
  const received: Delivery[] = [];
  const url = await serveHttp(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(receiver.status, responseHeaders).end('{"ok":true}');
  });
  const receiver: Receiver = {
    url: `${url}/hooks`,
    received,
    status: 200,
    until: (count) =>
      waitFor(() => {
        if (received.length < count) throw new Error(`${received.length} of ${count} deliveries were received.`);
      }),
  };
  return receiver;
}
