/** A value as a person reads it: `"open"`, `none`. */
export const written = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

/** A list as a person reads it: `values "a", "b"`. */
export const listed = (noun: string, values: readonly unknown[]): string =>
  `${noun}${values.length > 1 ? 's' : ''} ${values.map(written).join(', ')}`;
