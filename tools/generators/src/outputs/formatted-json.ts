/** The line width of biome.json. */
const lineWidth = 120;

/** Returns JSON as Biome formats it: a list without objects is in one line, if it fits. */
export function formattedJson(value: unknown, indent = '', reserved = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((element) => JSON.stringify(element)).join(', ')}]`;
    const isFlat = value.every((element) => typeof element !== 'object' || element === null);
    if (value.length === 0 || (isFlat && indent.length + reserved + line.length <= lineWidth)) return line;
    return block(
      '[',
      value.map((element) => formattedJson(element, inner, 1)),
      ']',
      indent,
    );
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const members = entries.map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + formattedJson(member, inner, name.length + 1);
  });
  return block('{', members, '}', indent);
}

const block = (open: string, lines: readonly string[], close: string, indent: string) =>
  `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
