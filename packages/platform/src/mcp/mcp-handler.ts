import { AsyncLocalStorage } from 'node:async_hooks';
import { createMcpHandler, type ServerEventBus } from '@modelcontextprotocol/server';
import { createClient, type Fetch } from '@worklane/client';
import { createMcpServer, eventsUri } from '@worklane/mcp';
import type { Principal } from '@worklane/server';
import type { ChangeNotifier } from '../outbox/change-notifier.ts';

export interface McpHandlerOptions extends EventUpdatesOptions {
  readonly baseUrl: string;
  readonly clock: () => Date;
  /** Returns an access token for the API. */
  readonly exchangeToken: (principal: Principal) => Promise<string>;
  /** Called when the server fails, not for requests that it rejects: those errors may quote the request. */
  readonly onError: (error: Error) => void;
  /** Called with unexpected errors of tools. */
  readonly onToolError: (error: Error) => void;
}

/** An authenticated request to the MCP server. */
export interface McpRequest {
  readonly request: Request;
  readonly principal: Principal;
  readonly readOnly: boolean;
  /** Calls the API. */
  readonly fetch: Fetch;
}

export type McpHandler = ReturnType<typeof mcpHandler>;

/** A request to which there is no response yet has the errors that it has caused so far. */
interface Exchange extends McpRequest {
  errors?: Error[];
}

/** A model is told when the limit of requests is reached, instead of waiting. */
const maxRetries = 0;

/** Serves both protocol versions of MCP over HTTP: 2025-11-25 and 2026-07-28. */
export function mcpHandler(options: McpHandlerOptions) {
  const { baseUrl, clock, exchangeToken, onError, onToolError } = options;
  const requests = new AsyncLocalStorage<Exchange>();
  const current = (): McpRequest => {
    const request = requests.getStore();
    if (!request) throw new Error('There is no request.');
    return request;
  };
  // Compiles the schemas of all tools, so that no request waits for it.
  createMcpServer({ client: createClient({ baseUrl, auth: '' }), organizationId: 0 });
  const handler = createMcpHandler(
    async ({ era }) => {
      const { principal, readOnly, fetch } = current();
      const { organizationId, clientId, subject, scopes } = principal;
      return createMcpServer({
        client: createClient({ baseUrl, auth: await exchangeToken(principal), fetch, maxRetries }),
        organizationId,
        scopes: [...scopes],
        identity: { clientId, ...(subject !== undefined && { memberId: Number(subject) }) },
        readOnly,
        // Clients of 2025 would be notified in a session, which no other node knows.
        notifiesOfEvents: era === 'modern',
        now: () => clock().getTime(),
        onError: onToolError,
      });
    },
    {
      // They have shares: see `poolPolicies`.
      maxSubscriptions: Number.POSITIVE_INFINITY,
      bus: eventUpdates(options, () => current().principal),
      onerror(error) {
        const errors = requests.getStore()?.errors;
        if (errors) errors.push(error);
        else onError(error);
      },
    },
  );
  return {
    /** Returns the response to one request, which holds no state: any node can process the next one. */
    async handle(request: McpRequest): Promise<Response> {
      const exchange: Exchange = { ...request, errors: [] };
      const response = await requests.run(exchange, () => handler.fetch(request.request));
      if (!isRejection(response)) exchange.errors?.forEach(onError);
      delete exchange.errors;
      return response;
    },
    /** Ends the streams. */
    close: () => handler.close(),
  };
}

const isRejection = ({ status }: Response): boolean => status >= 400 && status < 500;

/** Milliseconds in which several events of an organization cause one notification. */
const interval = 1000;

export interface EventUpdatesOptions {
  readonly changeNotifier: Pick<ChangeNotifier, 'subscribe'>;
  /** Returns whether the token of a principal is still accepted. */
  readonly isCurrent: (principal: Principal) => boolean;
}

/**
 * Notifies the clients that have subscribed to the events of their organization, on whichever node they happen.
 * @param subscriber returns the principal of the current request
 */
const eventUpdates = (
  { changeNotifier, isCurrent }: EventUpdatesOptions,
  subscriber: () => Principal,
): ServerEventBus => ({
  publish() {
    throw new Error('Only events cause notifications.');
  },
  subscribe(listener) {
    const principal = subscriber();
    const { organizationId } = principal;
    let timer: NodeJS.Timeout | undefined;
    const notify = () => {
      timer = undefined;
      if (isCurrent(principal)) listener({ kind: 'resource_updated', uri: eventsUri(organizationId) });
    };
    const unsubscribe = changeNotifier.subscribe(organizationId, () => {
      timer ??= setTimeout(notify, interval).unref();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  },
});
