const inlineWidth = 60;

/** How a language writes a value. */
export interface LiteralStyle {
  key: (name: string) => string;
  /** Writes a string, number, boolean or null. */
  scalar: (value: unknown) => string;
  /** After the last element of an object or list on several lines. */
  lastComma: string;
  /** The brackets of an object, and the space inside of them on one line. */
  object: readonly [open: string, close: string, space: string];
  indent: string;
}

const jsonStyle: LiteralStyle = {
  key: (name) => JSON.stringify(name),
  scalar: (value) => JSON.stringify(value),
  lastComma: '',
  object: ['{', '}', ' '],
  indent: '  ',
};

/** Returns formatted JSON with short objects and arrays on one line. */
export const json = (value: unknown): string => format(value, jsonStyle);

/** Returns the value as a literal of a language, in the same format. */
export const literalIn =
  (style: Partial<LiteralStyle>) =>
  (value: unknown): string =>
    format(value, { ...jsonStyle, ...style });

/** Returns the value as a JavaScript literal. */
export const literal = literalIn({
  key: (name) => key(name),
  scalar: (value) => (typeof value === 'string' ? string(value) : JSON.stringify(value)),
  lastComma: ',',
});

export const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : string(name));

export const string = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const indent = (text: string, by = '  ') => text.replace(/^(?=.)/gm, by);

function format(value: unknown, style: LiteralStyle, depth = 0): string {
  if (typeof value !== 'object' || value === null) return style.scalar(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) => {
    const text = format(part, style, depth + 1);
    return isList ? text : `${style.key(name)}: ${text}`;
  });
  const [open, close, space] = isList ? ['[', ']', ''] : style.object;
  if (parts.length === 0) return isList ? '[]' : '{}';
  const inline = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (inline.length <= inlineWidth && !inline.includes('\n') && depth > 0) return inline;
  return `${open}\n${indent(parts.join(',\n'), style.indent)}${style.lastComma}\n${close}`;
}
