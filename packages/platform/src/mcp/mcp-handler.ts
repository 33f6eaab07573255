import { AsyncLocalStorage } from 'node:async_hooks';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { createClient, type Fetch } from '@worklane/client';
import { createMcpServer } from '@worklane/mcp';
import type { Principal } from '@worklane/server';
import { type EventUpdatesOptions, eventUpdates } from './event-updates.ts';

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

export interface McpHandler {
  /** Returns the response to one request, which holds no state: any node can process the next one. */
  handle(request: McpRequest): Promise<Response>;
  /** Ends the streams. */
  close(): Promise<void>;
}

/** A request to which there is no response yet has the errors that it has caused so far. */
interface Exchange extends McpRequest {
  errors?: Error[];
}

/** A model is told when the limit of requests is reached, instead of waiting. */
const maxRetries = 0;

/** Serves both protocol versions of MCP over HTTP: 2025-11-25 and 2026-07-28. */
export function mcpHandler(options: McpHandlerOptions): McpHandler {
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
    async handle(request) {
      const exchange: Exchange = { ...request, errors: [] };
      const response = await requests.run(exchange, () => handler.fetch(request.request));
      if (!isRejection(response)) exchange.errors?.forEach(onError);
      delete exchange.errors;
      return response;
    },
    close: () => handler.close(),
  };
}

const isRejection = ({ status }: Response): boolean => status >= 400 && status < 500;
