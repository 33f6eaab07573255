import type { CallOptions } from '../calls/call-options.ts';
import type { CallableOperation } from '../calls/callable-operation.ts';
import type { Channel } from '../calls/transport.ts';
import { methodOf } from '../calls/operation-method.ts';
import { parseJson } from '../http/answer.ts';
import { aborted } from '../http/attempt.ts';
import { pause } from '../http/send-request.ts';
import { unexpected } from '../http/response.ts';
import { backoff, willPass } from '../http/retry-policy.ts';
import { WorklaneError } from '../worklane-error.ts';
import { type EventMessage, readMessages } from './server-sent-events.ts';

interface Query {
  types?: readonly string[];
  cursor?: string | undefined;
}

/** The service says something every 15 seconds: a connection that is silent for longer than this is dead. */
const longestSilence = 45_000;

/** Follows the event stream, and connects again with the last cursor whenever it is cut off. */
export const followWith = (channel: Channel, operation: CallableOperation) => {
  const send = methodOf(channel, operation, (answer) => answer);

  return async function* stream({ cursor, ...query }: Query = {}, options: CallOptions = {}) {
    const { signal } = options;
    let last = cursor;
    for (let failures = 0; ; failures++) {
      try {
        for await (const { id, data } of connect(last)) {
          failures = 0;
          last = id ?? last;
          if (data !== undefined) yield { event: eventOf(data), cursor: last };
        }
      } catch (error) {
        if (signal?.aborted) throw aborted(signal);
        const isCutOff = WorklaneError.is(error, 'network_error', 'timeout');
        if (!isCutOff && !(WorklaneError.is(error) && willPass(error.status))) throw error;
      }
      await pause(channel.connection, channel.connection.random() * backoff(failures), signal);
    }

    async function* connect(id: string | undefined): AsyncGenerator<EventMessage, void, undefined> {
      const headers = { accept: 'text/event-stream', ...(id ? { 'last-event-id': id } : {}), ...options.headers };
      const { response, text } = await send(query, { ...options, headers });
      if (!response.body || text !== undefined) throw unexpected(response, text);
      yield* readMessages(response.body, readInTime);
    }
  };
};

function eventOf(data: string): unknown {
  const event = parseJson(data);
  if (event) return event;
  throw new WorklaneError('unexpected_answer', 'A message of the event stream is no event.', { status: 200 });
}

/** Reads on, and gives up on a stream that has gone silent. */
async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WorklaneError('timeout', 'The event stream is silent.')), longestSilence);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } catch (cause) {
    throw WorklaneError.is(cause)
      ? cause
      : new WorklaneError('network_error', 'The event stream broke off.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
