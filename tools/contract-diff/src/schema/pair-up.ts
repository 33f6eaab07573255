type Side = 'base' | 'head';
type Identity<T> = (item: T, side: Side) => string | undefined;

/** Pairs items by the first identity that both have and that no other item of their side shares. */
export function pairUp<T>(base: readonly T[], head: readonly T[], identities: readonly Identity<T>[]) {
  const removed = new Set(base);
  const added = new Set(head);
  const kept: [T, T][] = [];
  for (const identity of identities) {
    const before = Map.groupBy(removed, (item) => identity(item, 'base'));
    const after = Map.groupBy(added, (item) => identity(item, 'head'));
    for (const [key, [one, another]] of before) {
      const [other, alternative] = after.get(key) ?? [];
      if (key === undefined || !one || another || !other || alternative) continue;
      kept.push([one, other]);
      removed.delete(one);
      added.delete(other);
    }
  }
  return { kept, removed: [...removed], added: [...added] };
}
