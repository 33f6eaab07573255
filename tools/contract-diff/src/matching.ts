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

/** More than any similarity of names and content. */
const declared = 3;

/**
 * Pairs removed and added entries whose rename is declared, that have similar names, or that alone have the same content.
 * @param isSame returns whether two entries differ in their names only.
 */
export function matchWithRenames<T>(
  base: ReadonlyMap<string, T>,
  head: ReadonlyMap<string, T>,
  isSame: (base: T, head: T) => boolean,
  isDeclared: (from: string, head: T) => boolean = () => false,
): RenameMatching<T> {
  const { kept, removed, added } = matchByKey(base, head);
  const candidates = removed.flatMap(([from, before]) =>
    added.map(([to, after]) => {
      const near = isDeclared(from, after) ? declared : similarity(from, to);
      return { from, to, before, after, same: isSame(before, after), near };
    }),
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

export type Side = 'base' | 'head';

type Identity<T> = (item: T, side: Side) => string | undefined;

export interface PairUpOptions<T> {
  /** Returns the same text for items that are equal. Any number of them can be. */
  readonly equality: Identity<T>;
  /** Return what identifies an item if no other one has it. The first ones count more. */
  readonly identities: readonly Identity<T>[];
  /** Returns the parts by which items that have changed are similar; undefined if the item cannot have changed. */
  readonly partsOf?: (item: T) => readonly string[] | undefined;
}

/** Assigns the items of two lists to each other, whatever their order: equal ones first, similar ones last. */
export function pairUp<T>(
  base: readonly T[],
  head: readonly T[],
  { equality, identities, partsOf = () => undefined }: PairUpOptions<T>,
) {
  const removed = new Set(base);
  const added = new Set(head);
  const kept: (readonly [T, T])[] = [];
  const pair = (one: T, other: T) => {
    kept.push([one, other]);
    removed.delete(one);
    added.delete(other);
  };
  const groups = (identity: Identity<T>) => {
    const after = Map.groupBy(added, (item) => identity(item, 'head'));
    return [...Map.groupBy(removed, (item) => identity(item, 'base'))].flatMap(([key, ones]) =>
      key === undefined ? [] : [[ones, after.get(key) ?? []] as const],
    );
  };
  for (const [ones, others] of groups(equality)) {
    for (const [at, other] of others.slice(0, ones.length).entries()) pair(ones[at] as T, other);
  }
  for (const identity of identities) {
    for (const [[one, another], [other, alternative]] of groups(identity)) {
      if (one && !another && other && !alternative) pair(one, other);
    }
  }
  for (const [one, other] of mostSimilar([...removed], [...added], partsOf)) {
    if (removed.has(one) && added.has(other)) pair(one, other);
  }
  return { kept, removed: [...removed], added: [...added] };
}

/** Returns the pairs of items that have at least half of their parts in common, most similar ones first. */
function mostSimilar<T>(base: readonly T[], head: readonly T[], partsOf: (item: T) => readonly string[] | undefined) {
  const withParts = (items: readonly T[]) =>
    items.flatMap((item) => {
      const parts = partsOf(item);
      return parts ? [{ item, parts: new Set(parts), text: parts.toSorted().join() }] : [];
    });
  const after = withParts(head);
  return withParts(base)
    .flatMap((one) =>
      after.map((other) => ({
        pair: [one.item, other.item] as const,
        share: (2 * one.parts.intersection(other.parts).size) / Math.max(one.parts.size + other.parts.size, 1),
        // The order of the items must not decide.
        text: `${one.text} ${other.text}`,
      })),
    )
    .filter(({ share }) => share >= 0.5)
    .toSorted((a, b) => b.share - a.share || (a.text < b.text ? -1 : 1))
    .map(({ pair }) => pair);
}
