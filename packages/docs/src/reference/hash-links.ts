/**
 * Makes the links of a prerendered page those that Redoc will use. Redocly prerenders for a server that knows every
 * path, but Redoc then routes by the hash, and hydration does not correct attributes: opened in a new tab, the links
 * would lead nowhere.
 * @throws when the page has no links of that form.
 */
export function hashLinks(html: string): string {
  const links = /href="(\/[^"]*)" data-discover="true"/g;
  if (!links.test(html)) {
    throw new Error('Redocly prerenders its links differently now: adapt packages/docs/src/reference/hash-links.ts.');
  }
  return html.replace(links, 'href="#$1" data-discover="true"');
}
