/** Thrown when a release is refused. The message says why and how to continue. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
