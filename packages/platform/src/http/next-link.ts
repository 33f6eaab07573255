/** The header that leads to the next page of a list (RFC 8288), when there is one. */
export function nextLinkHeader(url: string, cursor: string | null): { Link?: string } {
  if (cursor === null) return {};
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('cursor', cursor);
  return { Link: `<${next.pathname}${next.search}>; rel="next"` };
}
