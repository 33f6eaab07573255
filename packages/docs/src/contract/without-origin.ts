/**
 * Returns a document of the contract without `x-origin`, as the site publishes it: where a part comes from concerns contributors
 * only.
 */
export const withoutOrigin = <Document extends object>(document: Document): Document =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'x-origin' ? undefined : value)));
