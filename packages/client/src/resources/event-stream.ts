import type { CallOptions } from '../calls/call-options.ts';
import { type CallableOperation, operationMethod } from '../calls/operation-method.ts';
import type { Transport } from '../calls/transport.ts';
import { parseJson, unexpectedResponse } from '../http/response.ts';
import { backoff, isTransient } from '../http/retry-policy.ts';
import { abortedError, pause } from '../http/send-request.ts';
import { WorklaneError } from '../worklane-error.ts';
import { parseServerSentEvents, type ServerSentEvent } from './server-sent-events.ts';

interface Query {
  types?: readonly string[];
  cursor?: string | undefined;
}

/** Milliseconds. The service sends at least a comment every 15 seconds, so a longer silence means a dead connection. */
const idleTimeout = 45_000;

/** Returns the method that follows the event stream and reconnects with the last cursor when the connection is lost. */
export const eventStream = (transport: Transport, operation: CallableOperation) => {
  const send = operationMethod(transport, operation, (response) => response);

  return async function* stream({ cursor, ...query }: Query = {}, options: CallOptions = {}) {
    const { signal } = options;
    let last = cursor;
    for (let failures = 0; ; failures++) {
      try {
        for await (const { id, data } of connect(last)) {
          failures = 0;
          last = id ?? last;
          if (data !== undefined) yield { event: parseEvent(data), cursor: last };
        }
      } catch (error) {
        if (signal?.aborted) throw abortedError(signal);
        const isDisconnected = WorklaneError.is(error, 'network_error', 'timeout');
        if (!isDisconnected && !(WorklaneError.is(error) && isTransient(error.status))) throw error;
      }
      await pause(transport.connection, transport.connection.random() * backoff(failures), signal);
    }

    async function* connect(id: string | undefined): AsyncGenerator<ServerSentEvent, void, undefined> {
      const headers = { accept: 'text/event-stream', ...(id ? { 'last-event-id': id } : {}), ...options.headers };
      const { response, text } = await send(query, { ...options, headers });
      if (!response.body || text !== undefined) throw unexpectedResponse(response, text);
      yield* parseServerSentEvents(response.body, readWithTimeout);
    }
  };
};

function parseEvent(data: string): unknown {
  const event = parseJson(data);
  if (event) return event;
  throw new WorklaneError('unexpected_response', 'The event stream sent a message that is not JSON.', { status: 200 });
}

async function readWithTimeout(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WorklaneError('timeout', 'The event stream timed out.')), idleTimeout);
  });
  try {
    return await Promise.race([reader.read(), timeout]);
  } catch (cause) {
    throw WorklaneError.is(cause)
      ? cause
      : new WorklaneError('network_error', 'The event stream was interrupted.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
