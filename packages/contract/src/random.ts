/** Returns what draws from random numbers: the same seed draws the same. */
export function randomFrom(seed: number) {
  let state = seed;
  /** From 0 to less than 1 (mulberry32). */
  const float = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Both limits are included. */
  const integer = (min: number, max: number): number => min + Math.floor(float() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[integer(0, items.length - 1)] as Item;
  return {
    ...{ float, integer, pick },
    chance: (probability: number): boolean => float() < probability,
    /** Returns the items in a random order. */
    shuffle: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => ({ item, order: float() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
    /** Returns different items. */
    some<Item>(items: readonly Item[], min: number, max: number): Item[] {
      const rest = [...items];
      const count = Math.min(integer(min, max), rest.length);
      return Array.from({ length: count }, () => rest.splice(integer(0, rest.length - 1), 1)[0] as Item);
    },
    /** Returns a text of digits, of which the first is none that a parser drops. */
    digits: (length: number): string => Array.from({ length }, (_, index) => integer(index === 0 ? 1 : 0, 9)).join(''),
  };
}

export type Random = ReturnType<typeof randomFrom>;
