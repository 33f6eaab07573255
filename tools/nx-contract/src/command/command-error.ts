/** Thrown for errors that the user can fix. The message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
