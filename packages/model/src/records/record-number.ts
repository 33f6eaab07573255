import type { Resource } from '@worklane/contract';

/** Returns whether the service assigns the number of a record. */
export const isNumbered = ({ fields }: Resource): boolean => fields.number?.writable === false;

/** Counts the numbers of a kind in a year: `quote 2026`. */
export const counterName = ({ kind }: Resource, now: string): string => `${kind} ${now.slice(0, 4)}`;

/** Returns a number such as `Q-2026-00042`. */
export const recordNumber = ({ kind }: Resource, now: string, count: number): string =>
  `${kind.charAt(0).toUpperCase()}-${now.slice(0, 4)}-${String(count).padStart(5, '0')}`;

/** Returns the count in a number; 0 for a text that is none. */
export const countIn = (number: string): number => Number(/-(\d+)$/.exec(number)?.[1] ?? 0);
