/** Returns the URL, or undefined when the text is not an absolute http or https URL. */
export function httpUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}
