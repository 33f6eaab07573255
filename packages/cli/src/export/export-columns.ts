import { columnInMap, type RecordColumn } from '../csv/record-columns.ts';
import { UsageError } from '../errors.ts';
import { suggestion } from '../suggestion.ts';

/**
 * Returns the columns of the option `--columns`: `address.city`, `custom_fields.vip`, or `address` for all of its parts.
 * @throws UsageError for an unknown one
 */
export function selectColumns(columns: readonly RecordColumn[], option: string): RecordColumn[] {
  return option.split(',').flatMap((text) => {
    const name = text.trim();
    const selected = columns.filter((column) => column.name === name || column.path[0] === name);
    if (selected.length > 0) return selected;
    const map = columns.find((column) => column.type === 'map' && name.startsWith(`${column.name}.`));
    if (map) return [columnInMap(map, name.slice(map.name.length + 1))];
    const names = columns.map((column) => column.name);
    throw new UsageError(`Unknown column "${name}".${suggestion(name, names)} The columns are: ${names.join(', ')}.`);
  });
}

/** Replaces each field whose names are free, such as custom_fields, by columns of the names that occur. */
export const withMapColumns = (
  columns: readonly RecordColumn[],
  namesIn: (map: RecordColumn) => readonly string[],
): RecordColumn[] =>
  columns.flatMap((column) =>
    column.type === 'map' ? namesIn(column).map((name) => columnInMap(column, name)) : [column],
  );
