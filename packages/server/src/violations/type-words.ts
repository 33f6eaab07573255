const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

const formats: Readonly<Record<string, string>> = {
  date: 'a date, such as 2026-03-02',
  'date-time': 'a date and time with offset, such as 2026-03-02T08:15:00Z',
  email: 'an e-mail address',
  int64: 'an integer',
  uri: 'an absolute URI',
  'uri-reference': 'a URI or a path',
};

/** `an integer or null` */
export function typeWords(type: string | readonly string[], nullable: boolean): string {
  const names = new Set([type].flat());
  if (nullable) names.add('null');
  return [...names].map((name) => types[name] ?? name).join(' or ');
}

export const formatWords = (format: string): string => formats[format] ?? format;
