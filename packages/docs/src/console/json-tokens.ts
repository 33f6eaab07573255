export interface JsonToken {
  readonly type: 'key' | 'string' | 'number' | 'word' | 'other';
  readonly text: string;
}

/** Matches the tokens of JSON that are highlighted: a string with the colon after it, if it is a key; a number; a word. */
export const jsonPattern = /("(?:[^"\\\n]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(?:true|false|null)\b/g;

export function jsonTokenType([, quoted, colon, number]: RegExpMatchArray): JsonToken['type'] {
  if (quoted !== undefined) return colon === undefined ? 'string' : 'key';
  return number === undefined ? 'word' : 'number';
}

/** Splits JSON into tokens for highlighting. Their texts together are the JSON. */
export function jsonTokens(json: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const match of json.matchAll(jsonPattern)) {
    const text = match[1] ?? match[0];
    if (match.index > end) tokens.push({ type: 'other', text: json.slice(end, match.index) });
    tokens.push({ type: jsonTokenType(match), text });
    end = match.index + text.length;
  }
  if (end < json.length) tokens.push({ type: 'other', text: json.slice(end) });
  return tokens;
}
