/** A name of the contract as people read it: `estimated_minutes` is `Estimated minutes`. */
export function words(name: string): string {
  const text = name.replaceAll('_', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** That of a field: `project_id` is `Project`, as it refers to one; the id in another system refers to nothing here. */
export const fieldWords = (name: string): string =>
  words(name.replace(/(?<!external)_ids?$/, '')).replace(/\burl\b/i, 'URL');

/** `1 event`, `3 events`. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
