import type { FieldDescription, ResourceDescription } from './describe-resource.ts';

/** Returns the reference of a resource kind as Markdown. */
export function resourceMarkdown({ kind, description, fields, filters, sort, example }: ResourceDescription): string {
  const rows = fields.map((field) => [`\`${field.name}\``, field.type, attributes(field), oneLine(field.description)]);
  return [
    `# ${kind}`,
    description,
    '## Fields',
    table(['field', 'type', 'attributes', 'description'], rows),
    `Filters of lists: ${codes(filters)}.`,
    `Sort orders, with \`-\` in front for descending: ${codes(sort)}.`,
    ...(example === undefined ? [] : ['## Example', `\`\`\`json\n${JSON.stringify(example, undefined, 2)}\n\`\`\``]),
  ].join('\n\n');
}

function attributes({ required, read_only, values, default: value, references, properties }: FieldDescription): string {
  return [
    ...(required ? ['required'] : []),
    ...(read_only ? ['read-only'] : []),
    ...(values ? [`one of ${codes(values)}`] : []),
    ...(value === undefined ? [] : [`default \`${JSON.stringify(value)}\``]),
    ...(references ? [`ID of ${references}`] : []),
    ...(properties ? [`properties \`${JSON.stringify(properties)}\``] : []),
  ].join('; ');
}

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
