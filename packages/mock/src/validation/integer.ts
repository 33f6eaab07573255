/** The only spelling of an integer. `01`, `+1`, `1.0` and `1e0` are not: an ID must not have two URLs. */
export const canonicalInteger = /^(?:0|-?[1-9]\d*)$/;
