/** A name and its value; null where the percent-encoding is not that of UTF-8. */
export type FormPair = readonly [name: string, value: string | null];

/** The pairs of a query or form (application/x-www-form-urlencoded, WHATWG URL, section 5.1), in their order. */
export function formPairs(text: string): FormPair[] {
  if (text === '') return [];
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const name = equals === -1 ? pair : pair.slice(0, equals);
      return [decode(name) ?? name, equals === -1 ? '' : decode(pair.slice(equals + 1))];
    });
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
