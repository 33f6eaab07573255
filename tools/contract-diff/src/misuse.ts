/** The command cannot be carried out as it was given. The message is a sentence that says what to do. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}
