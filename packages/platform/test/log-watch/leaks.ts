/** What gives access, by how it looks. */
const forms: Readonly<Record<string, RegExp>> = {
  'a JSON Web Token': /\beyJ[\w-]{8,}\.[\w-]{8,}/,
  'a client secret': /\bwls_[\w-]{8,}/,
  'a webhook secret': /\bwhsec_[\w+/=-]{8,}/,
  'credentials of a header': /\b(Bearer|Basic) +[\w+/=.~-]{8,}/i,
  // Codes, refresh tokens, cookies, verifiers.
  '256 random bits': /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/,
};

/** Shorter ones would be found by chance. */
const shortest = 8;

export interface Leak {
  what: string;
  line: string;
}

/**
 * Returns the lines of a log that contain a credential.
 * @param known such as passwords, which look like nothing.
 */
export function leaksIn(lines: readonly string[], known: Iterable<string> = []): Leak[] {
  const values = [...known].filter((value) => value.length >= shortest);
  return lines.flatMap((line) => [
    ...Object.keys(forms).flatMap((what) => (forms[what]?.test(line) ? [{ what, line }] : [])),
    ...values.flatMap((value) => (line.includes(value) ? [{ what: `the value ${value}`, line }] : [])),
  ]);
}
