import type { schemas } from '@worklane/contract/dashboard';

/** Returns a name of the contract in sentence case: `estimated_minutes` becomes `Estimated minutes`. */
export function label(name: string): string {
  const text = name.replaceAll(/[_-]/g, ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Returns the label of a field. A reference loses its `_id`: `project_id` becomes `Project`, `attendee_ids` `Attendees`. */
export const fieldLabel = (name: string): string =>
  label(name.replace(/_ids$/, 's').replace(/(?<!external)_id$/, '')).replace(/\b(url|id)\b/i, (term) =>
    term.toUpperCase(),
  );

/** Returns a number with its noun: `1 event`, `3 events`. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** The names of what sends requests on behalf of applications. */
export const viaLabels: Readonly<Record<schemas.RequestVia, string>> = { mcp: 'MCP' };
