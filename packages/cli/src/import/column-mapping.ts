import { findColumn, overlap, type RecordColumn } from '@worklane/contract/csv';
import { similarName, suggestion } from '@worklane/contract/similar-name';
import { UsageError } from '../errors.ts';

/** Which field each column of the file sets. */
export interface ColumnMapping {
  /** By the position of the column; undefined for one that is not imported. */
  readonly fields: readonly (RecordColumn | undefined)[];
  /** The names of columns with fields that only the service sets. */
  readonly readOnly: readonly string[];
}

/** The columns that a report of rejected rows has before those of the file. */
export const reportColumns = ['line', 'errors'];

/** Returns the number of columns that only a report of rejected rows has, whose corrected rows can be imported. */
export const countReportColumns = (header: readonly string[]): number =>
  reportColumns.every((name, index) => header[index] === name) ? reportColumns.length : 0;

/**
 * Maps the columns of a header to fields: by `--map`, or else by their names, whose case, spaces and punctuation do not count.
 * @param columns all columns of the kind
 * @param options the values of `--map`, such as `Surname=last_name`; without a field, the column is ignored
 * @throws UsageError that lists everything that cannot be mapped
 */
export function mapColumns(
  header: readonly string[],
  columns: readonly RecordColumn[],
  options: readonly string[],
): ColumnMapping {
  const targets = parseMappings(options);
  const problems = [...targets.keys()].filter((name) => !header.includes(name)).map(unknownHeader(header));
  const reported = countReportColumns(header);
  const readOnly: string[] = [];
  const unknown = unknownColumn(columns);
  const fields = header.map((name, index) => {
    const target = targets.get(name);
    if (target === '' || (target === undefined && index < reported)) return undefined;
    const column = findColumn(columns, target ?? name);
    if (column?.writable) return column;
    if (column && target === undefined) readOnly.push(name);
    else problems.push(column ? `${column.name} is set by the service and cannot be imported.` : unknown(name, target));
    return undefined;
  });
  problems.push(...conflicts(header, fields));
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  if (!fields.some(Boolean)) throw new UsageError('No column matches a field. Map one with --map column=field.');
  return { fields, readOnly };
}

function parseMappings(options: readonly string[]): Map<string, string> {
  const entries = options.map((option): [string, string] => {
    const separator = option.lastIndexOf('=');
    if (separator === -1) throw new UsageError(`Invalid --map ${option}. Use --map 'column=field'.`);
    return [option.slice(0, separator).trim(), option.slice(separator + 1).trim()];
  });
  return new Map(entries);
}

const unknownHeader = (header: readonly string[]) => (name: string) =>
  `--map names the column "${name}", which the file does not have.${suggestion(name, header)}`;

const unknownColumn = (columns: readonly RecordColumn[]) => {
  const names = columns.filter(({ writable }) => writable).map(({ name }) => name);
  return (column: string, field: string | undefined): string => {
    if (field !== undefined) return `Unknown field "${field}" of the column "${column}".${suggestion(field, names)}`;
    const ignore = `--map '${column}=' to ignore it`;
    if (column === '') return `A column has no name. Use ${ignore}.`;
    const similar = suggestion(column, names);
    const target = similarName(column, names) ?? '<field>';
    return `Unknown column "${column}".${similar} Use --map '${column}=${target}', or ${ignore}.`;
  };
};

/** Returns the problems of fields that two columns set. */
const conflicts = (header: readonly string[], fields: readonly (RecordColumn | undefined)[]): string[] =>
  fields.flatMap((field, index) => {
    const first = field ? fields.findIndex((other) => other && overlap(field, other)) : index;
    if (!field || first === index) return [];
    return [`The columns "${header[first]}" and "${header[index]}" both set ${field.name}. Ignore one with --map.`];
  });
