/** Returns a cursor, which is opaque to clients: base64url of JSON without padding (RFC 4648, section 5), also in browsers. */
export function encodeCursorValue(value: unknown): string {
  const binary = Array.from(new TextEncoder().encode(JSON.stringify(value)), (byte) => String.fromCharCode(byte)).join(
    '',
  );
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the value of a cursor; undefined for a text that is none. */
export function decodeCursorValue(cursor: string): unknown {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
