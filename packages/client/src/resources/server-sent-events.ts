/** A message of an event stream (HTML Living Standard, section 9.2.6). */
export interface EventMessage {
  /** The last `id` there was, also when this message had none. */
  id: string | undefined;
  /** Undefined when the message is there for its `id` alone. */
  data: string | undefined;
}

/**
 * Reads the messages of a stream. Lines end with LF or CR LF; a lone CR, which no server sends, ends none.
 * @param read the next piece; rejects when none has come for too long
 */
export async function* readMessages(
  body: ReadableStream<Uint8Array>,
  read: (reader: ReadableStreamDefaultReader<Uint8Array>) => ReturnType<typeof reader.read>,
): AsyncGenerator<EventMessage, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let id: string | undefined;
  let data: string[] = [];
  let spoken = false;
  try {
    for (;;) {
      const { done, value } = await read(reader);
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, field, content = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
        if (field === 'id') [id, spoken] = [content, true];
        if (field === 'data') data.push(content);
        if (line !== '') continue;
        if (spoken || data.length > 0) yield { id, data: data.length > 0 ? data.join('\n') : undefined };
        [data, spoken] = [[], false];
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
