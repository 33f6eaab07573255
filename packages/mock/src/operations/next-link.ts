/** Returns the header `Link` of a list (RFC 8288), if there is a next page. */
export function nextLink(url: URL, cursor: string | null): { Link?: string } {
  if (cursor === null) return {};
  const next = new URL(url);
  next.searchParams.set('cursor', cursor);
  return { Link: `<${next.pathname}${next.search}>; rel="next"` };
}
