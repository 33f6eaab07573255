import { type CallableOperation, operationMethod } from '../calls/operation-method.ts';
import { writeQuery } from '../calls/parameters.ts';
import type { Transport } from '../calls/transport.ts';
import { asObject, type HttpResponse, parseJson, unexpectedResponse } from '../http/response.ts';
import { backoff, isTemporary } from '../http/retry-policy.ts';
import { abortedError, pause } from '../http/send-request.ts';
import { failureOf, WorklaneError } from '../worklane-error.ts';
import type { StreamOptions, StreamQuery } from './events.ts';
import { parseServerSentEvents } from './server-sent-events.ts';

/** Milliseconds. The service sends at least a comment every 15 seconds, so a longer silence means a dead connection. */
const idleTimeout = 45_000;

/** Returns the method that follows the event stream and reconnects with the last cursor when the connection is lost. */
export const eventStream = (transport: Transport, operation: CallableOperation) => {
  const { connection } = transport;
  const send = operationMethod(transport, operation, (response) => response);

  return async function* stream(given: StreamQuery = {}, options: StreamOptions = {}) {
    // The rest of a query that is no object would be empty.
    writeQuery(given);
    const { cursor, ...query } = given;
    const { signal, onConnected, onDisconnected } = options;
    // One listener for all connections, and a callback that fails later ends the stream too.
    const life = new AbortController();
    let failed: WorklaneError | undefined;
    const end = () => life.abort(signal?.reason);
    const notify = (name: string, call: () => unknown): void => {
      const fail = (cause: unknown) => {
        failed = failureOf('callback_failed', name, cause);
        life.abort();
      };
      try {
        Promise.resolve(call()).catch(fail);
      } catch (cause) {
        fail(cause);
      }
      if (failed) throw failed;
    };
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    let last = cursor;
    try {
      for (let failures = 0; ; failures++) {
        let report = onConnected;
        let lost: WorklaneError | undefined;
        let connected: HttpResponse | undefined;
        try {
          const headers = {
            accept: 'text/event-stream',
            ...(last !== undefined && { 'last-event-id': last }),
            ...options.headers,
          };
          connected = await send(query, { ...options, headers, signal: life.signal });
          const { response, text } = connected;
          if (!response.body || text !== undefined) throw unexpectedResponse(response, text);
          for await (const { id, data } of parseServerSentEvents(response.body, readWithTimeout)) {
            failures = 0;
            last = id ?? last;
            // Only now is the position known from which a reconnect resumes.
            if (report) notify('onConnected', report);
            report = undefined;
            if (data === undefined) continue;
            const event = parseJson(data);
            if (event !== asObject(event)) throw unexpectedResponse(response, data);
            yield { event, cursor: last, json: data };
          }
        } catch (error) {
          if (life.signal.aborted || !isTemporary(error)) throw error;
          lost = error;
        } finally {
          connected?.release?.();
        }
        if (onDisconnected) notify('onDisconnected', () => onDisconnected(lost));
        // A timer for more than 24 days would end at once.
        const retryAfter = Math.min(lost?.retryAfter ?? 0, 3600);
        await pause(connection, retryAfter * 1000 + connection.random() * backoff(failures), life.signal);
      }
    } catch (error) {
      if (failed) throw failed;
      throw signal?.aborted ? abortedError(signal) : error;
    } finally {
      signal?.removeEventListener('abort', end);
    }
  };
};

async function readWithTimeout(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, idleTimeout);
  });
  try {
    return await Promise.race([reader.read(), timeout]);
  } catch (cause) {
    throw new WorklaneError('network_error', 'The event stream was interrupted.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
