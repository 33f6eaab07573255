/** The URL that a text is, if it is an absolute http or https one. */
export function httpUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}
