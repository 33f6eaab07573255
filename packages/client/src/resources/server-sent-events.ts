import { WorklaneError } from '../worklane-error.ts';

/** A message of an event stream (HTML Living Standard, section 9.2.6). */
export interface ServerSentEvent {
  /** The last event ID, which a message without an `id` field inherits. */
  id: string | undefined;
  /** Undefined when the message only sets the event ID. */
  data: string | undefined;
}

/** The largest event in characters: a foreign response may never end its line. */
const maxLength = 2 ** 24;

/** Returns whether a text can be sent as `Last-Event-ID`. An ID that cannot keeps the one before, so that no event is lost. */
const isSendable = (id: string): boolean => /^[\x20-\x7e\x80-\xff]+$/.test(id);

/**
 * Parses an event stream, whose lines end with LF, CR LF or CR.
 * @param read reads the next chunk; rejects when none arrives in time
 * @throws WorklaneError unexpected_response, for a body that is no stream of bytes or has a line without an end
 */
export async function* parseServerSentEvents(
  body: ReadableStream<Uint8Array>,
  read: (reader: ReadableStreamDefaultReader<Uint8Array>) => ReturnType<typeof reader.read>,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  if (typeof body.getReader !== 'function') throw notAStream();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let id: string | undefined;
  let data: string | undefined;
  let hasId = false;
  let endsWithCr = false;
  try {
    for (;;) {
      const { done, value } = await read(reader);
      if (done) return;
      if (!ArrayBuffer.isView(value)) throw notAStream();
      let text = decoder.decode(value, { stream: true });
      if (endsWithCr && text.startsWith('\n')) text = text.slice(1);
      if (text !== '') endsWithCr = text.endsWith('\r');
      const lines = (rest + text).split(/\r\n|[\r\n]/);
      rest = lines.pop() ?? '';
      if (rest.length + (data?.length ?? 0) > maxLength) throw notAStream();
      for (const line of lines) {
        // The flag s, because JSON may contain U+2028 and U+2029, which are line terminators of regular expressions only.
        const [, field, content = ''] = /^(\w+)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === 'id' && isSendable(content)) {
          id = content;
          hasId = true;
        }
        if (field === 'data') data = data === undefined ? content : `${data}\n${content}`;
        if (line !== '') continue;
        if (hasId || data !== undefined) yield { id, data };
        data = undefined;
        hasId = false;
      }
    }
  } finally {
    // Not awaited, because the stream may be that of the application.
    void reader.cancel().catch(() => undefined);
  }
}

const notAStream = () =>
  new WorklaneError('unexpected_response', 'The response is not a stream of server-sent events.');
