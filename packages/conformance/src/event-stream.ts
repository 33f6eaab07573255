import { setTimeout } from 'node:timers/promises';

/** How an event stream is read. */
export interface StreamReading {
  /** Called when the stream is open, before it is read. */
  readonly onOpen?: () => Promise<void>;
  /** Returns whether what was read is all that is expected. */
  readonly isEnough: (messages: readonly StreamMessage[]) => boolean;
  /** Called when the server ends the stream. */
  readonly onEnd?: () => void;
}

/** A message of an event stream (HTML Living Standard, section 9.2.6), with its fields as they were sent. */
export interface StreamMessage {
  readonly id?: string;
  readonly event?: string;
  /** Undefined for a comment. */
  readonly data?: string;
}

export const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

const firstMessage: StreamReading = { isEnough: () => true };

/** A server that has nothing to send sends a comment every 15 seconds. */
const longestSilence = () => setTimeout(30_000, undefined, { ref: false });

/**
 * Reads a body; an event stream until it has all that is expected, ends, or sends nothing for a time.
 * @param silence resolves when a stream has sent nothing for too long
 */
export async function textOf(
  response: Response,
  { isEnough, onOpen, onEnd }: StreamReading = firstMessage,
  silence: () => Promise<unknown> = longestSilence,
): Promise<string> {
  if (!isEventStream(response)) return response.text();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    await onOpen?.();
    for (let messages: StreamMessage[] = []; reader && !(messages.length > 0 && isEnough(messages)); ) {
      const read = await Promise.race([reader.read(), silence().then(() => undefined)]);
      if (read?.done) onEnd?.();
      if (!read || read.done) break;
      text += read.value;
      messages = messagesOf(text);
    }
    return text;
  } finally {
    await reader?.cancel();
  }
}

/** Returns the complete messages of a stream. */
export const messagesOf = (text: string): StreamMessage[] =>
  text.replaceAll(/\r\n?/g, '\n').split('\n\n').slice(0, -1).map(messageOf);

function messageOf(block: string): StreamMessage {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    const before = fields.get(name);
    fields.set(name, name === 'data' && before !== undefined ? `${before}\n${value}` : value);
  }
  return Object.fromEntries(fields);
}
