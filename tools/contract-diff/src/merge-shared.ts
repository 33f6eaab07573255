import type { Change } from './change.ts';

/** Both documents use the same schemas. What changed in one of these is one change. */
export function mergeShared(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const { severity, rule, where, what, why, pointer } = change;
    const key = JSON.stringify([severity, rule, where, what, why, pointer]);
    const other = merged.get(key);
    merged.set(key, other ? join(other, change) : change);
  }
  return [...merged.values()];
}

const join = (one: Change, other: Change): Change => ({
  ...one,
  documents: [...new Set([...one.documents, ...other.documents])],
  places: [...new Set([...one.places, ...other.places])],
});
