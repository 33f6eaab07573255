import type { Change, Severity } from '../change.ts';

/** What a report tells. */
export interface Report {
  readonly base: string;
  readonly head: string;
  readonly changes: readonly Change[];
}

/** What a severity is called above its changes. */
export const headings: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  dangerous: 'Dangerous',
  compatible: 'Compatible',
};

const shown = 3;

/** The places of a change in words, the first few by name. */
export function placesInWords({ places }: Change): string {
  const named = places.slice(0, shown).join(', ');
  return places.length > shown ? `${named} and ${places.length - shown} more` : named;
}

export const nothingChanged = ({ base, head }: Report) =>
  `Nothing that a client or a receiver could notice changed from ${base} to ${head}.`;
