/** The entries of base only, of head only, and of both. */
export interface Matching<T> {
  readonly removed: readonly (readonly [key: string, base: T])[];
  readonly added: readonly (readonly [key: string, head: T])[];
  readonly kept: readonly (readonly [key: string, base: T, head: T])[];
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
