import { distance } from 'fastest-levenshtein';

/** The entries of base only, of head only, and of both. */
export interface Matching<T> {
  readonly removed: readonly (readonly [key: string, base: T])[];
  readonly added: readonly (readonly [key: string, head: T])[];
  readonly kept: readonly (readonly [key: string, base: T, head: T])[];
}

/** A matching in which entries of base only and of head only are paired. */
export interface RenameMatching<T> extends Matching<T> {
  readonly renamed: readonly (readonly [from: string, to: string, base: T, head: T])[];
}

export function matchByKey<T>(base: ReadonlyMap<string, T>, head: ReadonlyMap<string, T>): Matching<T> {
  const kept: [string, T, T][] = [];
  const removed: [string, T][] = [];
  for (const [key, before] of base) {
    const after = head.get(key);
    if (after === undefined) removed.push([key, before]);
    else kept.push([key, before, after]);
  }
  return { removed, added: [...head].filter(([key]) => !base.has(key)), kept };
}

/** Names that are at least this similar are the same name with a correction: `due_at` and `due_on`. */
const similarEnough = 0.6;

/**
 * Pairs removed and added entries with similar names, and those that alone have the same content.
 * @param isSame returns whether two entries differ in their names only.
 */
export function matchWithRenames<T>(
  base: ReadonlyMap<string, T>,
  head: ReadonlyMap<string, T>,
  isSame: (base: T, head: T) => boolean,
): RenameMatching<T> {
  const { kept, removed, added } = matchByKey(base, head);
  const candidates = removed.flatMap(([from, before]) =>
    added.map(([to, after]) => ({ from, to, before, after, same: isSame(before, after), near: similarity(from, to) })),
  );
  const alone = (key: 'from' | 'to', name: string) =>
    candidates.filter((each) => each.same && each[key] === name).length === 1;
  const plausible = candidates.filter(
    ({ from, to, same, near }) => near >= similarEnough || (same && alone('from', from) && alone('to', to)),
  );
  const gone = new Set<string>();
  const taken = new Set<string>();
  const renamed: [string, string, T, T][] = [];
  for (const { from, to, before, after } of plausible.toSorted((a, b) => weight(b) - weight(a))) {
    if (gone.has(from) || taken.has(to)) continue;
    gone.add(from);
    taken.add(to);
    renamed.push([from, to, before, after]);
  }
  return {
    kept,
    renamed,
    removed: removed.filter(([key]) => !gone.has(key)),
    added: added.filter(([key]) => !taken.has(key)),
  };
}

const weight = ({ same, near }: { same: boolean; near: number }) => Number(same) + near;

/** Returns 1 for equal names and 0 for names without a common letter. */
const similarity = (one: string, other: string) => 1 - distance(one, other) / Math.max(one.length, other.length, 1);
