/** A message of an event stream. */
export interface ServerSentEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Reads the messages of an event stream (HTML Standard, section 9.2.6). Comments are skipped. */
export async function* serverSentEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  // Not every browser can iterate over a stream.
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const blocks = (rest + decoder.decode(read.value, { stream: true })).split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = parseBlock(block);
      if (message.data !== '') yield message;
    }
  }
}

function parseBlock(block: string): ServerSentEvent {
  const fields = { id: '', event: 'message', data: [] as string[] };
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name = '', value = ''] = /^(id|event|data):? ?(.*)$/.exec(line) ?? [];
    if (name === 'data') fields.data.push(value);
    else if (name === 'id' || name === 'event') fields[name] = value;
  }
  return { ...fields, data: fields.data.join('\n') };
}
