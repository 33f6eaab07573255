export type HeaderValue = string | number;

/** The response of any operation, before it is known to be one that the contract documents. */
export interface PlainResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, HeaderValue | undefined>>;
}

/** Server-sent events as text, `id: 7\ndata: {...}\n\n`; the next event is pulled when the client is ready for it. */
export type EventStream = AsyncIterable<string>;

/** JSON values as text, each with a newline; the next part is pulled when the client is ready for it. */
export type JsonLines = AsyncIterable<string>;

/** A response body that is already JSON text; it is sent unchanged. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Marks a body as already serialized, such as a record that is stored as JSON text. It bypasses the serializer, so the
 * host is responsible for its having only properties that the contract declares.
 */
export const json = (text: string): JsonText => new JsonText(text);
