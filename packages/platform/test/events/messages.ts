import type { schemas } from '@worklane/contract';

/** A message of a stream; without data, it only has a cursor. */
export interface StreamMessage {
  comment?: string;
  id?: string;
  event?: string;
  data?: schemas.Event;
}

/** Parses server-sent events from text in arbitrary pieces. */
export async function* readMessages(pieces: AsyncIterable<string>): AsyncGenerator<StreamMessage> {
  let text = '';
  for await (const piece of pieces) {
    const blocks = (text + piece).split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks.map(messageOf);
  }
}

function messageOf(block: string): StreamMessage {
  const fields = block.split('\n').map((line) => {
    const [, name = '', value = ''] = /^([^:]*): (.*)$/.exec(line) ?? [];
    return [name === '' ? 'comment' : name, name === 'data' ? JSON.parse(value) : value];
  });
  return Object.fromEntries(fields);
}
