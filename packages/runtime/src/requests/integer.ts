const canonicalInteger = /^(?:0|-?[1-9]\d*)$/;

/**
 * Returns whether a text is an integer in its only spelling. `01`, `+1`, `1.0` and `1e0` are not: an ID must not have two
 * URLs. Ajv would coerce the last two, and ` 1`.
 */
export const isInteger = (text: string): boolean => canonicalInteger.test(text) && Number.isFinite(Number(text));
