/** Violations that no client can notice, each with the reason: patterns of their IDs. */
const equivalent: readonly (readonly [pattern: RegExp, reason: string])[] = [];

/** Returns why no client can notice a violation; undefined if one can. */
export const equivalenceOf = (violation: string): string | undefined =>
  equivalent.find(([pattern]) => pattern.test(violation))?.[1];
