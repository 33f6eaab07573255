/** A body that is JSON text already; it is sent as it is. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Marks a body as serialized already, such as a record that is stored as JSON text. No serializer sees it, so the host
 * answers for it having nothing that the contract does not declare.
 */
export const json = (text: string): JsonText => new JsonText(text);
