/** Returns a hash of the filters and the sort order of a list: FNV-1a with 32 bits, which detects mistakes, not forgeries. */
export function listHash(list: readonly unknown[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(list))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
