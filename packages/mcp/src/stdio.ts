import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { printError } from '@worklane/contract/terminal';
import { createMcpServer, type McpServerOptions } from './create-mcp-server.ts';
import { eventsUri } from './resources/register-resources.ts';

/** Milliseconds in which several events cause one notification. */
const notificationInterval = 1000;

export interface StdioOptions extends Omit<McpServerOptions, 'notifiesOfEvents' | 'onError'> {
  /** Ends serving. */
  readonly signal?: AbortSignal;
  /** Called with unexpected errors of tools, and with errors of the connection and of the events. Default: writes their messages to standard error. */
  readonly onError?: (error: Error) => void;
}

/** Serves one MCP client over standard input and output until it closes them, or until the signal aborts. */
export async function serveOverStdio(options: StdioOptions): Promise<void> {
  const { signal, onError = ({ message }) => printError(message) } = options;
  const ended = new AbortController();
  const stop = () => ended.abort();
  signal?.addEventListener('abort', stop, { once: true });
  process.stdin.once('end', stop).once('close', stop);
  const servers = new Set<McpServer>();
  const handle = serveStdio(
    () => {
      const server = createMcpServer({ ...options, notifiesOfEvents: true, onError });
      acceptSubscriptions(server);
      servers.add(server);
      return server;
    },
    { transport: new StdioServerTransport(), onerror: onError },
  );
  if (signal?.aborted) stop();
  await followEvents(options, ended.signal, () => {
    for (const server of servers) notifyOfEvents(server, options.organizationId);
  }).catch((error: Error) => {
    if (!ended.signal.aborted) onError(error);
  });
  // Without events, the tools still work.
  if (!ended.signal.aborted) await new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
  await handle.close();
}

/** Clients of 2025 subscribe to single resources, of which only the events change. The later ones use a stream. */
function acceptSubscriptions({ server }: McpServer): void {
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
}

function notifyOfEvents({ server }: McpServer, organizationId: number): void {
  // A client that has not connected yet, or that has disconnected, needs no notification.
  server.sendResourceUpdated({ uri: eventsUri(organizationId) }).catch(() => undefined);
}

async function followEvents({ client }: McpServerOptions, signal: AbortSignal, notify: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    for await (const _event of client.events.stream({}, { signal })) {
      timer ??= setTimeout(() => {
        timer = undefined;
        notify();
      }, notificationInterval);
    }
  } finally {
    clearTimeout(timer);
  }
}
