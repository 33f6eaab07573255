const inlineWidth = 60;

/** Returns formatted JSON with short objects and arrays on one line. */
export function json(value: unknown): string {
  return format(value, (key) => JSON.stringify(key), JSON.stringify, '');
}

/** Returns the value as a JavaScript literal in the same format. */
export function literal(value: unknown): string {
  return format(value, key, (scalar) => (typeof scalar === 'string' ? string(scalar) : JSON.stringify(scalar)), ',');
}

export const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : string(name));

export const string = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const indent = (text: string) => text.replace(/^/gm, '  ');

type Write = (value: string) => string;

function format(value: unknown, key: Write, scalar: (value: unknown) => string, lastComma: string, depth = 0): string {
  if (typeof value !== 'object' || value === null) return scalar(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) => {
    const text = format(part, key, scalar, lastComma, depth + 1);
    return isList ? text : `${key(name)}: ${text}`;
  });
  const [open, close, space] = isList ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return `${open}${close}`;
  const inline = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (inline.length <= inlineWidth && !inline.includes('\n') && depth > 0) return inline;
  return `${open}\n${indent(parts.join(',\n'))}${lastComma}\n${close}`;
}
