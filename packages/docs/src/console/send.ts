import type { ConsoleRequest } from './request.ts';
import type { ReceivedResponse } from './response.ts';
import { type ServerSentEvent, serverSentEvents } from './server-sent-events.ts';

/** A response, or a redirect, of which browsers hide status and target from scripts. */
export type Outcome =
  | { readonly type: 'redirect' }
  | { readonly type: 'response'; readonly response: ReceivedResponse };

export interface SendOptions {
  readonly signal: AbortSignal;
  /** Called for each message of an event stream. */
  readonly onEvent: (event: ServerSentEvent) => void;
  /** Called when an event stream begins. */
  readonly onStream: (response: ReceivedResponse) => void;
}

/** Sends a request, and reads the whole response. An event stream is read until it ends or the signal aborts. */
export async function send(
  { method, url, headers, body }: ConsoleRequest,
  { signal, onEvent, onStream }: SendOptions,
): Promise<Outcome> {
  const started = performance.now();
  // Without the cookies of the dashboard: other clients have none.
  const response = await fetch(url, {
    ...{ method, headers, body, signal },
    ...{ redirect: 'manual', credentials: 'omit', cache: 'no-store' },
  });
  if (response.type === 'opaqueredirect') return { type: 'redirect' };
  const head = { status: response.status, headers: [...response.headers] };
  const milliseconds = () => performance.now() - started;
  if (response.body && response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const streaming: ReceivedResponse = { ...head, milliseconds: milliseconds(), text: undefined };
    onStream(streaming);
    for await (const event of serverSentEvents(response.body)) onEvent(event);
    return { type: 'response', response: streaming };
  }
  const text = await response.text();
  return { type: 'response', response: { ...head, milliseconds: milliseconds(), text } };
}
