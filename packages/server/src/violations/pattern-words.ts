/** What the patterns of the contract ask for, for people. */
const words: Readonly<Record<string, string>> = {
  '^https://': 'must start with https://',
  '^[A-Z]{3}$': 'must be three capital letters',
  '^[A-Z]{2}$': 'must be two capital letters',
  '^[a-z]+\\.(read|write)( [a-z]+\\.(read|write))*$': 'must be scopes separated by single spaces',
  '^[0-9a-f]{64}$': 'must be 64 hexadecimal digits in lower case',
  '^evt_[0-9A-HJKMNP-TV-Z]{26}$': 'must be evt_ and a ULID',
  '^(\\*|(W/)?"[^"]*"(, *(W/)?"[^"]*")*)$': 'must be *, or entity tags in quotes separated by commas',
};

export const patternWords = (pattern: string): string => words[pattern] ?? `must match ${pattern}`;
