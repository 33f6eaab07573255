import type { Socket } from 'node:net';

/** Bytes of one head, and of all interim responses before a response: as much as the parsers of HTTP accept of a head. */
const maxHeadBytes = 16_384;

/** A response that no parser accepts. */
class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  readonly code = 'HPE_INVALID_STATUS';
}

/**
 * Lets a client of Node.js or undici read what a client must accept of a response, but their parsers do not: interim responses
 * that were not asked for, folded lines, and whitespace around values.
 *
 *     request.on('socket', readLenientResponses);
 *
 * @param socket sends one request at a time
 */
export function readLenientResponses(socket: Socket): void {
  const heads = new ResponseHeads();
  const { push, write } = socket;
  socket.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk === null) {
      const rest = heads.end();
      if (rest.length > 0) push.call(socket, rest);
      return push.call(socket, null);
    }
    try {
      const bytes = heads.read(chunk);
      return bytes.length === 0 || push.call(socket, bytes, encoding);
    } catch (error) {
      socket.destroy(error as Error);
      return false;
    }
  };
  // What follows a request is the head of its response.
  socket.write = (...values: unknown[]): boolean => {
    heads.expect();
    return Reflect.apply(write, socket, values as Parameters<typeof write>);
  };
}

/** Rewrites the heads of responses, and passes bodies on as they are. */
class ResponseHeads {
  #isExpected = true;
  /** The beginning of a head. */
  #pending: Buffer = Buffer.alloc(0);
  #interimBytes = 0;

  /** The next bytes are the head of a response. */
  expect(): void {
    this.#isExpected = true;
    this.#interimBytes = 0;
  }

  /** Returns the bytes for the parser. @throws InvalidResponseError */
  read(chunk: Buffer): Buffer {
    if (!this.#isExpected) return chunk;
    let bytes = this.end(chunk);
    for (;;) {
      bytes = withoutEmptyLines(bytes);
      if (!mayBeHead(bytes)) return this.#pass(bytes);
      const head = scanHead(bytes);
      if (!head) {
        if (bytes.length > maxHeadBytes) return this.#pass(bytes);
        this.#pending = bytes;
        return Buffer.alloc(0);
      }
      const status = statusOf(bytes);
      // A protocol switch needs a request for it (RFC 9110, section 15.2.2).
      if (status === 101 || status < 100) throw new InvalidResponseError(`Invalid status ${status}.`);
      // The parser rejects what is not a number.
      if (!(status < 200)) return this.#pass(head.isUnusual ? normalized(bytes, head.end) : bytes);
      this.#interimBytes += head.end;
      if (this.#interimBytes > maxHeadBytes) throw new InvalidResponseError('Too many interim responses.');
      bytes = bytes.subarray(head.end);
    }
  }

  /** Returns what was held back, and then a chunk. */
  end(chunk?: Buffer): Buffer {
    const pending = this.#pending;
    this.#pending = Buffer.alloc(0);
    if (!chunk || pending.length === 0) return chunk ?? pending;
    return Buffer.concat([pending, chunk]);
  }

  #pass(bytes: Buffer): Buffer {
    this.#isExpected = false;
    return bytes;
  }
}

const [tab, lf, cr, space, comma, colon] = [9, 10, 13, 32, 44, 58];

/** Empty lines may come before a message (RFC 9112, section 2.2). */
function withoutEmptyLines(bytes: Buffer): Buffer {
  let start = 0;
  while (bytes[start] === lf || (bytes[start] === cr && bytes[start + 1] === lf)) start += bytes[start] === lf ? 1 : 2;
  return start === 0 ? bytes : bytes.subarray(start);
}

const version = [...'HTTP/1.'].map((character) => character.charCodeAt(0));

/** Anything else is for the parser to reject, at once. */
const mayBeHead = (bytes: Buffer): boolean =>
  (bytes[0] === cr && bytes.length === 1) ||
  version.every((code, index) => index >= bytes.length || bytes[index] === code);

/** `HTTP/1.1 200`. NaN if it is no number of three digits. */
function statusOf(bytes: Buffer): number {
  const text = bytes.toString('latin1', 8, 13);
  return /^ \d{3}[ \r\n]$/.test(text) ? Number(text.slice(1, 4)) : Number.NaN;
}

interface Head {
  readonly end: number;
  /** Whether there may be something to rewrite; most have nothing. */
  readonly isUnusual: boolean;
}

/** Returns undefined if the head is not complete. It looks at the ends of lines only, because each delivery pays for it. */
function scanHead(bytes: Buffer): Head | undefined {
  let isUnusual = (bytes[7] ?? 0) > 49;
  let lengths = 0;
  for (let start = 0, at = bytes.indexOf(lf); at !== -1; start = at + 1, at = bytes.indexOf(lf, start)) {
    const next = bytes[at + 1];
    // Lines may end without a carriage return (RFC 9112, section 2.2).
    const hasReturn = bytes[at - 1] === cr;
    if (!hasReturn || isWhitespace(bytes[at - 2]) || isWhitespace(next)) isUnusual = true;
    if (bytes[start + 14] === colon && /^content-length$/i.test(bytes.toString('latin1', start, start + 14))) {
      lengths += 1;
      const list = bytes.indexOf(comma, start);
      if (lengths > 1 || (list !== -1 && list < at)) isUnusual = true;
    }
    const end = next === lf ? at + 2 : next === cr && bytes[at + 2] === lf ? at + 3 : undefined;
    if (end === undefined) continue;
    const colonAfterSpace = Math.max(bytes.lastIndexOf(' :', end), bytes.lastIndexOf('\t:', end));
    return { end, isUnusual: isUnusual || next === lf || colonAfterSpace !== -1 };
  }
  return undefined;
}

const isWhitespace = (byte: number | undefined) => byte === space || byte === tab;

function normalized(bytes: Buffer, end: number): Buffer {
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, end).split(/\r?\n/).slice(0, -2);
  const fields: string[] = [];
  for (const line of lines) {
    // A folded line belongs to the one before (section 5.2). Before the first field, it is ignored (section 2.2).
    if (!/^[ \t]/.test(line)) fields.push(line);
    else if (fields.length > 0) fields.push(`${fields.pop()} ${withoutWhitespace(line)}`);
  }
  // A recipient reads a later minor version as the latest that it knows (RFC 9110, section 2.5).
  const start = statusLine.replace(/^HTTP\/1\.[2-9]/, 'HTTP/1.1');
  const text = [start, ...withOneLength(fields.map(normalizedField)), '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(text, 'latin1'), bytes.subarray(end)]);
}

/** Whitespace around a value is no part of it, and none belongs before the colon (RFC 9112, section 5.1). */
function normalizedField(field: string): string {
  const end = field.indexOf(':');
  if (end === -1) return field;
  return `${withoutWhitespace(field.slice(0, end))}: ${withoutWhitespace(field.slice(end + 1))}`;
}

/** Several equal lengths count as one (RFC 9110, section 8.6). */
function withOneLength(fields: readonly string[]): readonly string[] {
  const isLength = (field: string) => /^content-length:/i.test(field);
  const lengths = fields.filter(isLength).flatMap((field) => field.slice(field.indexOf(':') + 1).split(','));
  const [first = '', ...others] = lengths.map(withoutWhitespace);
  if (others.length === 0 || !/^\d+$/.test(first) || others.some((length) => length !== first)) return fields;
  return [...fields.filter((field) => !isLength(field)), `Content-Length: ${first}`];
}

/** Removes spaces and tabs at both ends, and no other characters, which are for the parser to reject. */
function withoutWhitespace(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === ' ' || text[start] === '\t') start += 1;
  while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1;
  return text.slice(start, end);
}
