import { type Kind, keyOf } from './kind.ts';
import { blockAt, scalarAt } from './yaml-text.ts';

/**
 * Returns the parameters for each filter of a field: by one value, by several and by all others, by the bounds of a range, and by
 * whether it is empty. Keeps their examples.
 */
export function filterParameters(kind: Kind, current: string | undefined, record: string | undefined): string {
  const { nouns } = kind;
  const values = blockAt(record, 'value')?.join('\n');
  return [...kind.fields]
    .flatMap(([field, lines]) => {
      const value = scalarAt(values, 'value', field);
      const parameter = (name: string, text: string, schema: string, initial: string) => {
        const example = scalarAt(current, 'get', 'parameters', `- name: ${name}`, 'example') ?? initial;
        return `    - name: ${name}
      in: query
      description: ${text}
      schema:
${schema}
      example: ${example}
`;
      };
      const schema = filterSchema(kind, lines);
      const list = (name: string, text: string, initial: string) => {
        const items = schema.replace(/^ {8}/gm, '          ');
        return parameter(
          name,
          text,
          `        type: array\n        minItems: 1\n        maxItems: 50\n        items:\n${items}`,
          initial,
        ).replace(/^ {6}schema:$/m, '      style: form\n      explode: false\n$&');
      };
      const empty = (more: string) =>
        lines.some((line) => /"null"|\/NullableRecordId\.yaml$/.test(line))
          ? parameter(
              `${field}_empty`,
              `With \`true\`, only ${nouns} without \`${field}\`, with \`false\` only those with one.${more}`,
              '        type: boolean',
              'true',
            )
          : '';
      switch (keyOf(lines, 'x-filter')) {
        case 'equals': {
          const example = exampleOfFilter(value, lines);
          const anyCase = keyOf(lines, 'format') === 'email' ? ', in any case' : '';
          return (
            parameter(field, `Only ${nouns} with this \`${field}\`${anyCase}.`, schema, example) +
            (isListed(lines)
              ? list(`${field}_in`, `Only ${nouns} with one of these values of \`${field}\`.`, `[${example}]`) +
                list(
                  `${field}_not`,
                  `Only ${nouns} with another \`${field}\` than these values, or without one.`,
                  `[${example}]`,
                )
              : '') +
            empty('')
          );
        }
        case 'contains': {
          const first = value?.replace(/^\[([^,\]]*).*/, '$1') ?? 'null';
          return parameter(field, `Only ${nouns} whose \`${field}\` contain this value.`, schema, first);
        }
        case 'range': {
          const isDate = keyOf(lines, 'format') === 'date';
          const text = `Only ${nouns} whose \`${field}\` is`;
          const at = (month: string) => (isDate ? `"2026-${month}-01"` : `"2026-${month}-01T00:00:00Z"`);
          const [since, until] = isDate
            ? ['on or after this date', 'before this date']
            : ['at or after this time', 'before this time'];
          return (
            parameter(`${field}_from`, `${text} ${since}.`, schema, at('03')) +
            parameter(`${field}_to`, `${text} ${until}.`, schema, at('04')) +
            empty(` With \`true\` and a range, ${nouns} of the range, too.`)
          );
        }
        default:
          return '';
      }
    })
    .join('');
}

/** Enumerations and IDs, whose values have no comma. */
const isListed = (lines: readonly string[]): boolean => !/^$|\/Currency\.yaml$/.test(keyOf(lines, '$ref') ?? '');

const exampleOfFilter = (value: string | undefined, lines: readonly string[]) =>
  value && value !== 'null' ? value : keyOf(lines, '$ref')?.includes('RecordId') ? '1' : 'example';

/** Returns the schema of a value of a field, which is not null. */
function filterSchema(kind: Kind, lines: readonly string[]): string {
  if (keyOf(lines, 'x-references') === 'member') return '        $ref: ../../../../schemas/value/MemberFilter.yaml';
  const items = blockAt(lines.join('\n'), lines[0]?.trim().replace(':', '') ?? '', 'items');
  if (keyOf(lines, 'x-filter') === 'contains' && items) return filterSchemaOf(kind, items.slice(1), 6);
  return filterSchemaOf(kind, lines.slice(1), 4);
}

function filterSchemaOf({ kind }: Kind, lines: readonly string[], indent: number): string {
  const own = lines.filter((line) => line.startsWith(' '.repeat(indent)) && line[indent] !== ' ');
  const target = own
    .find((line) => line.trim().startsWith('$ref:'))
    ?.trim()
    .slice(6);
  const time = own.find((line) => /^ *format: date(-time)?$/.test(line))?.trim();
  if (time) return `        $ref: ../../../../schemas/value/${time.endsWith('-time') ? 'Time' : 'Date'}Filter.yaml`;
  if (target) {
    const file = target
      .replace('NullableRecordId', 'RecordId')
      .replace(/^\.\.\/\.\.\//, 'schemas/')
      .replace(/^\.\//, `schemas/kinds/${kind}/`);
    return `        $ref: ../../../../${file}`;
  }
  // A filter needs a limit, not the syntax of its values.
  const isLimited = own.some((line) => line.trim().startsWith('maxLength:'));
  const kept = own.filter(
    (line) =>
      !(isLimited && line.trim().startsWith('pattern:')) &&
      !/^\s*(?:(?:description|examples|x-[a-z-]+):|format: (?:email|uri)$)/.test(line),
  );
  return kept.map((line) => `        ${line.trim().replace(/\[(\w+), "null"\]/, '$1')}`).join('\n');
}
