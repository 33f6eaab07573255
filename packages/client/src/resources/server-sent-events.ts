/** A message of an event stream (HTML Living Standard, section 9.2.6). */
export interface ServerSentEvent {
  /** The last event ID, which a message without an `id` field inherits. */
  id: string | undefined;
  /** Undefined when the message only sets the event ID. */
  data: string | undefined;
}

/**
 * Parses an event stream. Lines end with LF or CR LF; a lone CR is not supported, because no server sends it.
 * @param read reads the next chunk; rejects when none arrives in time
 */
export async function* parseServerSentEvents(
  body: ReadableStream<Uint8Array>,
  read: (reader: ReadableStreamDefaultReader<Uint8Array>) => ReturnType<typeof reader.read>,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let id: string | undefined;
  let data: string | undefined;
  let hasId = false;
  try {
    for (;;) {
      const { done, value } = await read(reader);
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        // The flag s, because JSON may contain U+2028 and U+2029, which are line terminators of regular expressions only.
        const [, field, content = ''] = /^(\w+)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === 'id') {
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
    await reader.cancel().catch(() => undefined);
  }
}
