/** What strings must be, by the patterns of the contract. */
export const patternMessages: Readonly<Record<string, string>> = {
  '^https:\\x2F\\x2F[^\\x2F?#@\\s]+([\\x2F?#]\\S*)?$': 'must use https, without a username or a password',
  '^[Hh][Tt][Tt][Pp][Ss]?:\\x2F\\x2F[^\\x2F?#@\\s]+([\\x2F?#]\\S*)?$':
    'must use http or https, without a username or a password',
  '^https:\\x2F\\x2F': 'must use https',
  '^[^\\u0000-\\u001F\\u007F-\\u009F]*$': 'must be one line without control characters',
  '^[A-Z]{3}$': 'must be three uppercase letters',
  '^[A-Z]{2}$': 'must be two uppercase letters',
  '^[a-z\\-]+\\.(read|write)( [a-z\\-]+\\.(read|write))*$': 'must be scopes separated by single spaces',
  '^[0-9a-f]{64}$': 'must be 64 lowercase hexadecimal digits',
  '^evt_[0-9A-HJKMNP-TV-Z]{26}$': 'must be evt_ followed by a ULID',
  '^-?P([0-9]{1,4}[WD]|T[0-9]{1,4}[HM])$': 'must be a duration relative to now, such as -P7D',
  '^(\\*|(W\\x2F)?"[^"]*"(, *(W\\x2F)?"[^"]*")*)$': 'must be * or a comma-separated list of entity tags in quotes',
};
